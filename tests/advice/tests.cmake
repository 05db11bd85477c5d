tokisuji_tests(advice
    LIBRARIES tokisuji_engine
    FILES
        advice_stops_test
        area_groups_test
        clue_advice_test
        given_group_test
        idle_clues_test
        open_clues_test
        region_search_test
)
