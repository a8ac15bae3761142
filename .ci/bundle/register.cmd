@echo off
rem Tells this user's Windows that a double click on a record (*.hasp) opens it on the table; "register.cmd /remove" forgets it.
set classes=HKCU\Software\Classes
if /i "%~1"=="/remove" (
    reg delete "%classes%\.hasp" /f
    reg delete "%classes%\Haspelknecht.record" /f
    exit /b
)
reg add "%classes%\.hasp" /ve /d Haspelknecht.record /f
reg add "%classes%\Haspelknecht.record" /ve /d Haspelknecht /f
reg add "%classes%\Haspelknecht.record\DefaultIcon" /ve /d "\"%~dp0haspelknecht.exe\",0" /f
reg add "%classes%\Haspelknecht.record\shell\open\command" /ve /d "\"%~dp0haspelknecht.exe\" \"%%1\"" /f
