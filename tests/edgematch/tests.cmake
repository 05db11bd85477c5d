tokisuji_tests(edgematch
    LIBRARIES tokisuji_engine
    FILES
        edge_formats_test
        edge_make_test
        edge_placement_test
        edge_solve_test
)
