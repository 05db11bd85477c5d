tokisuji_test(tools/new_genre_test.cpp Qt6::Core)
target_compile_definitions(new_genre_test PRIVATE SOURCE_FOLDER="${CMAKE_SOURCE_DIR}" COMPILER="${CMAKE_CXX_COMPILER}")
