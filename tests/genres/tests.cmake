tokisuji_test(genres/genre_test.cpp tokisuji_engine)
