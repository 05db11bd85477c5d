find_package(SQLite3 REQUIRED) # to stand between it and the system
add_library(faulty_storage STATIC support/faulty_storage.cpp)
target_link_libraries(faulty_storage PUBLIC tokisuji_options Qt6::Core SQLite::SQLite3)

tokisuji_tests(model
    LIBRARIES faulty_storage random_hand tokisuji_model
    FILES
        comparison_test
        document_test
        edit_summary_test
        history_lines_test
        history_test
        idle_boards_test
        lane_tree_test
        live_advisor_test
        live_job_test
        live_solver_test
        live_tracer_test
        own_genre_test
        path_watch_test
        player_check_test
        profile_json_test
        settings_test
        store_busy_test
        store_codec_test
        store_damage_test
        store_failure_test
        store_follow_test
        store_keeper_test
        store_kill_test
        store_reference_test
        timeline_model_test
        trace_json_test
        trace_selection_test
        trials_test
        turn_guide_test
        typed_number_test
        verdict_cache_test
    ALONE
        store_fault_test
)
