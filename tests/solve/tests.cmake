tokisuji_tests(solve
    LIBRARIES random_hand
    FILES
        blank_boards_test
        check_test
        conflict_test
        encode_count_test
        encode_cuts_test
        encode_potential_test
        encode_solver_test
        encode_wall_forest_test
        estimate_test
        local_repair_test
        nearest_test
        open_orders_test
        session_test
        shrink_test
)
