tokisuji_tests(app
    LIBRARIES tokisuji_model
    FILES
        command_line_test
        generate_command_test
        log_input_test
    ALONE
        publish_command_test
        batch_test
        trace_command_test
        twisty_command_test
)
target_compile_definitions(app_tests PRIVATE TOKISUJI_PROGRAM="$<TARGET_FILE:tokisuji>")
add_dependencies(app_tests tokisuji)
