tokisuji_test(rules/meaning_test.cpp tokisuji_engine)
tokisuji_test(rules/agreement_test.cpp random_hand)
