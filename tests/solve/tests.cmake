tokisuji_test(solve/shrink_test.cpp tokisuji_engine)
