tokisuji_test(twisty/twisty_test.cpp tokisuji_engine)
tokisuji_test(twisty/twisty_formats_test.cpp tokisuji_engine)
tokisuji_test(twisty/solve_turns_test.cpp tokisuji_engine)
tokisuji_test(twisty/whole_table_test.cpp tokisuji_engine)
