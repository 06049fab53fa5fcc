; SPDX-License-Identifier: MIT
; The installer of Crownhead for Windows, for one player, without an administrator's rights. build
; gives VERSION, FILES (what is brought and removed), KILOBYTES, ICON, TEXTS and OUT.
;     setup.exe [/S] [/DESKTOP] [/PDN] [/FEN] [/D=FOLDER]
;     uninstall.exe [/S] [/GAMES] [/UPDATE]
; /S asks nothing. /DESKTOP, /PDN and /FEN choose what the player may choose besides the game; what an
; earlier version was installed with is chosen anyway. /GAMES deletes games and settings, too; /UPDATE
; leaves all that is the player's, as another version follows.
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
ManifestDPIAware true
AllowSkipFiles off

!include MUI2.nsh
!include FileFunc.nsh
!include Sections.nsh
!include WinVer.nsh

!define NAME "Crownhead"
!define CLASSES "Software\Classes"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define PROGRAM "$INSTDIR\crownhead.exe"

Name "${NAME}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
RequestExecutionLevel user
BrandingText "${NAME} ${VERSION}"
VIProductVersion "${VERSION}.0"
VIFileVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 "ProductName" "${NAME}"
VIAddVersionKey /LANG=0 "FileDescription" "${NAME}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "LegalCopyright" "MIT"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_COMPONENTSPAGE_NODESC
!define MUI_FINISHPAGE_NOAUTOCLOSE
!define MUI_FINISHPAGE_RUN "${PROGRAM}"
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!include "${TEXTS}"
!include "${FILES}"

; --- What both do ---

; A program that runs cannot be replaced: its file cannot be opened for writing.
!macro WAIT_FOR FILE
  ${Do}
    ${IfNot} ${FileExists} "${FILE}"
      ${ExitDo}
    ${EndIf}
    ClearErrors
    FileOpen $0 "${FILE}" a
    ${IfNot} ${Errors}
      FileClose $0
      ${ExitDo}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(TXT_RUNS)" /SD IDCANCEL IDRETRY +3
    SetErrorLevel 2
    Quit
  ${Loop}
!macroend

!macro WAIT_FOR_THE_GAME FOLDER
  !insertmacro WAIT_FOR "${FOLDER}\crownhead.exe"
  !insertmacro WAIT_FOR "${FOLDER}\crownhead-cli.exe"
!macroend

!macro TELL_THE_DESKTOP
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

; A kind of file is opened by the game; what the player had for it before is put back in the end. (What
; is chosen in the settings of Windows stands above all this.)
!macro OPEN_BY_GAME ENDING KIND
  WriteRegStr HKCU "${CLASSES}\${NAME}.${ENDING}" "" "${KIND}"
  WriteRegStr HKCU "${CLASSES}\${NAME}.${ENDING}\DefaultIcon" "" "${PROGRAM},0"
  WriteRegStr HKCU "${CLASSES}\${NAME}.${ENDING}\shell\open\command" "" '"${PROGRAM}" "%1"'
  WriteRegStr HKCU "${CLASSES}\.${ENDING}\OpenWithProgids" "${NAME}.${ENDING}" ""
  ReadRegStr $0 HKCU "${CLASSES}\.${ENDING}" ""
  WriteRegStr HKCU "${CLASSES}\${NAME}.${ENDING}" "Before" $0
  WriteRegStr HKCU "${CLASSES}\.${ENDING}" "" "${NAME}.${ENDING}"
!macroend

!macro OPEN_NO_MORE ENDING
  ReadRegStr $0 HKCU "${CLASSES}\.${ENDING}" ""
  ${If} $0 == "${NAME}.${ENDING}"
    ReadRegStr $0 HKCU "${CLASSES}\${NAME}.${ENDING}" "Before"
    ${If} $0 == ""
      DeleteRegValue HKCU "${CLASSES}\.${ENDING}" ""
    ${Else}
      WriteRegStr HKCU "${CLASSES}\.${ENDING}" "" $0
    ${EndIf}
  ${EndIf}
  DeleteRegKey HKCU "${CLASSES}\${NAME}.${ENDING}"
  DeleteRegValue HKCU "${CLASSES}\.${ENDING}\OpenWithProgids" "${NAME}.${ENDING}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.${ENDING}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.${ENDING}"
!macroend

; What the player may choose besides the game.
!macro REMOVE_CHOICES
  Delete "$DESKTOP\${NAME}.lnk"
  !insertmacro OPEN_NO_MORE pdn
  !insertmacro OPEN_NO_MORE fen
  !insertmacro TELL_THE_DESKTOP
!macroend

; --- Installing ---

Section "$(TXT_GAME)" GAME
  SectionIn RO
  !insertmacro WAIT_FOR_THE_GAME "$INSTDIR"
  SetOverwrite on
  ; An older version, which may lie in another folder, takes away just what it has brought.
  ReadRegStr $1 HKCU "${UNINSTALL}" "InstallLocation"
  ${If} $1 != ""
  ${AndIf} ${FileExists} "$1\uninstall.exe"
    ; 2: the game has been started meanwhile.
    ${Do}
      !insertmacro WAIT_FOR_THE_GAME "$1"
      ClearErrors
      ExecWait '"$1\uninstall.exe" /S /UPDATE _?=$1' $2
      ${If} ${Errors}
      ${OrIf} $2 <> 2
        ${ExitDo}
      ${EndIf}
    ${Loop}
    Delete "$1\uninstall.exe"
    RMDir "$1"
  ${EndIf}
  !insertmacro REMOVE_CHOICES
  CreateDirectory "$INSTDIR"
  !insertmacro BRING_FILES
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "${PROGRAM}" "" "" "" "" "" "$(TXT_ABOUT)"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "${PROGRAM},0"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

Section /o "$(TXT_DESKTOP)" DESKTOP_ICON
  CreateShortcut "$DESKTOP\${NAME}.lnk" "${PROGRAM}"
SectionEnd

Section /o "$(TXT_PDN)" PDN
  !insertmacro OPEN_BY_GAME pdn "$(TXT_PDN_KIND)"
  !insertmacro TELL_THE_DESKTOP
SectionEnd

Section /o "$(TXT_FEN)" FEN
  !insertmacro OPEN_BY_GAME fen "$(TXT_FEN_KIND)"
  !insertmacro TELL_THE_DESKTOP
SectionEnd

; A choice is made by an option, or was made when an earlier version was installed.
!macro CHOOSE SECTION OPTION MADE
  ClearErrors
  ${GetOptions} $0 "${OPTION}" $1
  ${IfNot} ${Errors}
  ${OrIf} ${MADE}
    !insertmacro SelectSection ${SECTION}
  ${EndIf}
!macroend

Function .onInit
  ${IfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "$(TXT_TOO_OLD)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
  ${GetParameters} $0
  ReadRegStr $2 HKCU "${CLASSES}\${NAME}.pdn" ""
  ReadRegStr $3 HKCU "${CLASSES}\${NAME}.fen" ""
  !insertmacro CHOOSE ${DESKTOP_ICON} "/DESKTOP" '${FileExists} "$DESKTOP\${NAME}.lnk"'
  !insertmacro CHOOSE ${PDN} "/PDN" '$2 != ""'
  !insertmacro CHOOSE ${FEN} "/FEN" '$3 != ""'
FunctionEnd

; --- Removing ---

; Settings, games and what can be made again lie where src/system/places_windows.c says.
Section "Uninstall"
  !insertmacro WAIT_FOR_THE_GAME "$INSTDIR"
  !insertmacro REMOVE_FILES
  Delete "$INSTDIR\uninstall.exe"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  !insertmacro REMOVE_CHOICES
  DeleteRegKey HKCU "${UNINSTALL}"
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/UPDATE" $1
  ${IfNot} ${Errors}
    Goto keep
  ${EndIf}
  RMDir /r "$LOCALAPPDATA\${NAME}\cache"
  ClearErrors
  ${GetOptions} $0 "/GAMES" $1
  ${If} ${Errors}
    MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(TXT_GAMES)" /SD IDNO IDNO keep
  ${EndIf}
  RMDir /r "$APPDATA\${NAME}"
  RMDir /r "$LOCALAPPDATA\${NAME}"
  ${If} ${FileExists} "$INSTDIR\portable.txt"
    RMDir /r "$INSTDIR\games\cache"
    Delete "$INSTDIR\games\games.db*"
    Delete "$INSTDIR\games\settings.ini*"
    RMDir "$INSTDIR\games"
    Delete "$INSTDIR\portable.txt"
  ${EndIf}
  keep:
  ; Each goes only if nothing is left in it.
  RMDir "$LOCALAPPDATA\${NAME}"
  RMDir "$INSTDIR"
  RMDir "$LOCALAPPDATA\Programs"
SectionEnd
