add_library(drawing_samples STATIC drawing/samples.cpp)
target_link_libraries(drawing_samples PUBLIC tokisuji_engine)

tokisuji_test(drawing/board_drawing_test.cpp drawing_samples)
tokisuji_test(drawing/contours_test.cpp drawing_samples)
tokisuji_test(drawing/exporter_test.cpp drawing_samples tokisuji_export)
tokisuji_test(drawing/overlay_drawing_test.cpp drawing_samples)
tokisuji_test(drawing/palette_test.cpp tokisuji_export)
tokisuji_test(drawing/step_drawing_test.cpp drawing_samples)
