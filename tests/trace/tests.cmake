tokisuji_tests(trace
    LIBRARIES tokisuji_engine
    FILES
        compare_test
        idle_test
        needed_test
        order_test
        patterns_test
        repertoire_test
        replay_test
        soundness_test
        technique_test
        traits_test
        uniqueness_test
    ALONE
        path_check_test
)
