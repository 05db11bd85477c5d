tokisuji_test(ui/input_cases_test.cpp tokisuji_ui)
