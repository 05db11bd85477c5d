tokisuji_test(advice/area_groups_test.cpp tokisuji_engine)
tokisuji_test(advice/clue_advice_test.cpp tokisuji_engine)
tokisuji_test(advice/idle_clues_test.cpp tokisuji_engine)
tokisuji_test(advice/open_clues_test.cpp tokisuji_engine)
