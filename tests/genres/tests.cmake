tokisuji_tests(genres
    LIBRARIES tokisuji_engine
    FILES
        genre_test
)
