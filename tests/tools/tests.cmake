tokisuji_tests(tools
    FILES
        keep_clues_test
        new_genre_test
)
target_sources(tools_tests PRIVATE ${CMAKE_SOURCE_DIR}/tools/bench/keep.cpp)
target_link_libraries(tools_tests PRIVATE tokisuji_engine)
target_compile_definitions(tools_tests PRIVATE COMPILER="${CMAKE_CXX_COMPILER}")
