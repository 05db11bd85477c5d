# Writes the manual page that the program prints: cmake -DPROGRAM=... -DPAGE=... -P manual_page.cmake
set(ENV{QT_QPA_PLATFORM} offscreen)
execute_process(COMMAND ${PROGRAM} --manual-page OUTPUT_FILE ${PAGE} RESULT_VARIABLE failed)
if(failed)
    message(FATAL_ERROR "${PROGRAM} --manual-page: ${failed}")
endif()
