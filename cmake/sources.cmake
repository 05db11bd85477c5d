# Sources of a target, compiled several at a time: most of the compiler's time goes into headers and templates that
# neighbours share, so a unit of sixteen files costs little more than a few of them. -DTOKISUJI_UNITY=OFF compiles each by
# itself (and shows a header that a file forgot to include).
#
#   tokisuji_sources(TARGET file.cpp... [ALONE file.cpp...])
#
# ALONE: files whose own names (in the anonymous namespace) also stand in a neighbour.
set(TOKISUJI_FILES_A_UNIT 16)

function(tokisuji_sources target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "ALONE")
    target_sources(${target} PRIVATE ${arg_UNPARSED_ARGUMENTS} ${arg_ALONE})
    file(RELATIVE_PATH room ${CMAKE_SOURCE_DIR} ${CMAKE_CURRENT_SOURCE_DIR})
    string(REPLACE "/" "_" room ${room})
    set(index 0)
    foreach(source ${arg_UNPARSED_ARGUMENTS})
        math(EXPR unit "${index} / ${TOKISUJI_FILES_A_UNIT}")
        set_source_files_properties(${source} TARGET_DIRECTORY ${target} PROPERTIES UNITY_GROUP ${room}_${unit})
        math(EXPR index "${index} + 1")
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ${TOKISUJI_UNITY} UNITY_BUILD_MODE GROUP)
endfunction()
