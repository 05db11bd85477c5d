add_library(random_hand STATIC hand/random_hand.cpp)
target_link_libraries(random_hand PUBLIC tokisuji_tools)
