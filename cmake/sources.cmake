# Sources of a target, compiled several at a time: most of the compiler's time goes into headers and templates that
# neighbours share, so a unit of many files costs little more than a few of them. -DTOKISUJI_UNITY=OFF compiles each by
# itself (and shows a header that a file forgot to include).
#
#   tokisuji_sources(TARGET file.cpp...)
#
# So a file's own names (in the anonymous namespace) must not stand in a neighbour: what is the same is shared, what is
# not has a name that says what it is of.
set(TOKISUJI_FILES_A_UNIT 32)

function(tokisuji_sources target)
    target_sources(${target} PRIVATE ${ARGN})
    file(RELATIVE_PATH room ${CMAKE_SOURCE_DIR} ${CMAKE_CURRENT_SOURCE_DIR})
    string(REPLACE "/" "_" room ${room})
    set(index 0)
    foreach(source ${ARGN})
        math(EXPR unit "${index} / ${TOKISUJI_FILES_A_UNIT}")
        set_source_files_properties(${source} TARGET_DIRECTORY ${target} PROPERTIES UNITY_GROUP ${room}_${unit})
        math(EXPR index "${index} + 1")
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ${TOKISUJI_UNITY} UNITY_BUILD_MODE GROUP)
endfunction()
