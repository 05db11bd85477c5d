tokisuji_tests(advice
    LIBRARIES tokisuji_engine
    FILES
        advice_stops_test
        clue_advice_test
        finished_clues_test
        idle_clues_test
        open_clues_test
    ALONE
        open_groups_test
)
