tokisuji_test(twisty/twisty_test.cpp tokisuji_engine)
