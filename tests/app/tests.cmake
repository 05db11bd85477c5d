tokisuji_test(app/command_line_test.cpp Qt6::Gui)
target_compile_definitions(command_line_test PRIVATE TOKISUJI_PROGRAM="$<TARGET_FILE:tokisuji>")
add_dependencies(command_line_test tokisuji)
