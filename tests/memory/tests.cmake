# A program of its own, for its operators new and delete, and for glibc's account of what is held; sanitizers have theirs.
if(NOT TOKISUJI_SANITIZE)
    tokisuji_tests(memory
        SYSTEM_ALLOCATOR
        LIBRARIES random_hand tokisuji_model
        FILES
            authoring_day_test
            worker_memory_test
    )
    target_sources(memory_tests PRIVATE memory/failing_memory.cpp)
endif()
