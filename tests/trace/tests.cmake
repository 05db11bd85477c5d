tokisuji_test(trace/traits_test.cpp tokisuji_engine)
tokisuji_test(trace/technique_test.cpp tokisuji_engine)
tokisuji_test(trace/soundness_test.cpp tokisuji_engine)
tokisuji_test(trace/compare_test.cpp tokisuji_engine)
