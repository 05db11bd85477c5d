tokisuji_tests(drawing
    LIBRARIES drawing_samples tokisuji_export PkgConfig::webpdemux
    FILES
        advice_drawing_test
        board_drawing_test
        contours_test
        edge_piece_drawing_test
        exporter_test
        film_test
        net_drawing_test
        pages_test
        palette_test
        penpa_picture_test
        sheet_test
        step_drawing_test
    ALONE
        overlay_drawing_test
)
