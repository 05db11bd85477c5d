add_library(fuzz_mutator STATIC fuzz/mutator.cpp)
target_link_libraries(fuzz_mutator PUBLIC tokisuji_options)
add_library(fuzz_driver OBJECT fuzz/driver.cpp)
target_link_libraries(fuzz_driver PUBLIC fuzz_mutator)

tokisuji_tests(fuzz
    LIBRARIES random_hand fuzz_mutator
    FILES
        readers_fuzz_test
)
include(fuzz/harness/targets.cmake)
