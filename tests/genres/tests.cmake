tokisuji_tests(genres
    LIBRARIES tokisuji_engine
    FILES
        genre_ids_test
        genre_test
        layer_values_test
)
