tokisuji_tests(formats
    LIBRARIES random_hand
    FILES
        corpus_formats_test
        exchange_test
        file_test
        foreign_test
        history_file_test
        penpa_drawing_test
        penpa_link_test
        penpa_page_test
        similar_test
        url_test
)
