add_library(drawing_samples STATIC drawing/sample_from_data.cpp drawing/samples.cpp)
target_link_libraries(drawing_samples PUBLIC tokisuji_engine Qt6::Core)
target_compile_definitions(drawing_samples PRIVATE
    TEST_DATA="${CMAKE_CURRENT_SOURCE_DIR}/data" OPTIONAL_CORPUS="${CMAKE_SOURCE_DIR}/../shared/corpus/puzzles.jsonl")

tokisuji_test(drawing/advice_drawing_test.cpp drawing_samples)
tokisuji_test(drawing/board_drawing_test.cpp drawing_samples)
tokisuji_test(drawing/contours_test.cpp drawing_samples)
tokisuji_test(drawing/edge_piece_drawing_test.cpp tokisuji_export)
tokisuji_test(drawing/exporter_test.cpp drawing_samples tokisuji_export)
tokisuji_test(drawing/net_drawing_test.cpp tokisuji_export)
tokisuji_test(drawing/overlay_drawing_test.cpp drawing_samples)
tokisuji_test(drawing/palette_test.cpp tokisuji_export)
tokisuji_test(drawing/step_drawing_test.cpp drawing_samples)
