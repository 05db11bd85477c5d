tokisuji_tests(board
    LIBRARIES random_hand
    FILES
        area_test
        bank_test
        gates_test
        geometry_test
        rooms_test
        tiling_test
    ALONE
        edge_set_edits_test
        edit_test
)
