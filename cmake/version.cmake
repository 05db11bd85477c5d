# Writes the source that knows the commit, when that has changed:
#
#   cmake -DSOURCE=... -DFILE=version.cpp -P version.cmake
#
# An archive without a history has a file VERSION_COMMIT instead, or no commit.
set(commit "")
find_package(Git QUIET)
if(GIT_FOUND AND EXISTS ${SOURCE}/.git)
    execute_process(COMMAND ${GIT_EXECUTABLE} -C ${SOURCE} describe --always --dirty=+ --abbrev=8 --exclude=*
        OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
elseif(EXISTS ${SOURCE}/VERSION_COMMIT)
    file(STRINGS ${SOURCE}/VERSION_COMMIT commit LIMIT_COUNT 1)
endif()
set(text "#include \"editor/version.h\"

namespace tokisuji::version {

const char* commit()
{
    return \"${commit}\";
}

} // namespace tokisuji::version
")
set(before "")
if(EXISTS ${FILE})
    file(READ ${FILE} before)
endif()
if(NOT before STREQUAL text)
    file(WRITE ${FILE} "${text}")
endif()
