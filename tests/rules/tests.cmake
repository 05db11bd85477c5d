tokisuji_tests(rules
    LIBRARIES random_hand
    FILES
        agreement_test
        family_test
        open_rules_test
    ALONE
        loop_meaning_test
        meaning_test
        object_meaning_test
        outside_meaning_test
        primitives_test
        region_meaning_test
        shade_numbers_meaning_test
        shade_rooms_meaning_test
        shading_meaning_test
        way_meaning_test
)
