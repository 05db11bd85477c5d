tokisuji_test(board/edit_test.cpp random_hand)
tokisuji_test(board/geometry_test.cpp tokisuji_engine)
tokisuji_test(board/rooms_test.cpp random_hand)
tokisuji_test(board/gates_test.cpp tokisuji_engine)
