tokisuji_tests(twisty
    LIBRARIES tokisuji_engine
    FILES
        solve_turns_test
        twisty_formats_test
        whole_table_test
    ALONE
        twisty_test
)
