tokisuji_test(ui/input_cases_test.cpp tokisuji_ui)
tokisuji_test(ui/board_view_test.cpp tokisuji_ui)
tokisuji_test(ui/input_tools_test.cpp tokisuji_tools)
