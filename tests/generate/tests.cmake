tokisuji_tests(generate
    LIBRARIES tokisuji_engine
    FILES
        difficulty_levels_test
        generator_clues_test
        generator_every_genre_test
        generator_options_test
        generator_rooms_test
        generator_search_test
        generator_sizes_test
        method_test
)
