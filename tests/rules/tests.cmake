tokisuji_test(rules/meaning_test.cpp tokisuji_engine)
