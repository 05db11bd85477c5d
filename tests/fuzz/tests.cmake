tokisuji_tests(fuzz
    LIBRARIES random_hand
    FILES
        readers_fuzz_test
)
