/* SPDX-License-Identifier: MIT */
/* How much disk the games and their backup take. */
#include "app/library/library.h"
#include "base/array.h"
#include "store/archive_snapshot.h"
#include "system/clock.h"
#include "system/files.h"

struct disk_job {
    struct job job;
    struct library_service *library;
    char path[FILE_PATH_SIZE];
    struct library_disk disk;
};

static int64_t size_of(const char *path, const char *ending, int64_t *seconds)
{
    char memory[FILE_PATH_SIZE + 32];
    struct strbuf name = strbuf_init(memory, sizeof memory);
    struct file_facts facts;
    strbuf_addf(&name, "%s%s", path, ending);
    bool there = file_look(memory, &facts) == 0 && facts.kind == FILE_ORDINARY;
    *seconds = there ? facts.seconds : 0;
    return there ? facts.size : 0;
}

static enum job_state run_disk(struct job *base)
{
    struct disk_job *job = (struct disk_job *)base;
    struct library_disk *disk = &job->disk;
    int64_t seconds;
    disk->games = size_of(job->path, "", &seconds) + size_of(job->path, "-wal", &seconds);
    disk->backup = size_of(job->path, ".snapshot", &seconds);
    if (disk->backup > 0)
        clock_print(seconds, "%Y.%m.%d", disk->date, sizeof disk->date);
    return JOB_DONE;
}

static void disk_done(struct job *base)
{
    struct disk_job *job = (struct disk_job *)base;
    job->disk.there = true;
    job->library->view.disk = job->disk;
}

static const struct job_type disk_type = {
    .name = "looking how large the archive is",
    .lane = LANE_READER,
    .run = run_disk,
    .done = disk_done,
    .newest = true,
};

void library_measure(struct library_service *library)
{
    const char *path = library->autosave->writer.path;
    struct disk_job *job = array_zeroed(1, sizeof *job);
    job->library = library;
    strbuf_copy(job->path, sizeof job->path, path ? path : "");
    strbuf_copy(job->disk.path, sizeof job->disk.path, path ? path : "");
    jobs_add(library->jobs, &disk_type, &job->job);
}
