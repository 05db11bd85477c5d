tokisuji_tests(tools
    FILES
        new_genre_test
)
target_compile_definitions(tools_tests PRIVATE COMPILER="${CMAKE_CXX_COMPILER}")
