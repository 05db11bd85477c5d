# The floors of the engine: a static library each, which links those that it may use.
#
#   tokisuji_floor(NAME [ROOMS room...] [ON floor...] [WITH floor...] [LIBRARIES library...] [PRECOMPILED header])
#
# makes the target tokisuji_NAME of the folders engine/ROOM; without ROOMS it is the room of that name. Within a floor a
# room may use those that are named before it; those of the floors in ON, and what stands open to these, all may use, and
# so may floors above. WITH names floors that only this one uses, not those that stand on it.
# PRECOMPILED is the precompiled header of this floor and of those that follow.
#
# The calls are the table of who may use whom; tests/engine_floors.sh compares #includes and symbols with it.

function(tokisuji_floor name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "PRECOMPILED" "ROOMS;ON;WITH;LIBRARIES")
    if(NOT arg_ROOMS)
        set(arg_ROOMS ${name})
    endif()
    set(target tokisuji_${name})
    list(TRANSFORM arg_ON PREPEND tokisuji_ OUTPUT_VARIABLE open)
    list(TRANSFORM arg_WITH PREPEND tokisuji_ OUTPUT_VARIABLE hidden)
    add_library(${target} STATIC)
    target_link_libraries(${target} PUBLIC tokisuji_options Threads::Threads ${open}
        PRIVATE ${hidden} ${arg_LIBRARIES})

    if(arg_PRECOMPILED)
        target_precompile_headers(${target} PRIVATE ${arg_PRECOMPILED})
        set_property(GLOBAL PROPERTY TOKISUJI_PRECOMPILED ${target})
    else()
        get_property(owner GLOBAL PROPERTY TOKISUJI_PRECOMPILED)
        target_precompile_headers(${target} REUSE_FROM ${owner})
    endif()
    set_property(GLOBAL APPEND PROPERTY TOKISUJI_FLOORS ${name})

    _tokisuji_reached(open_to_others OPEN "${arg_ON}")
    _tokisuji_reached(linked LINKED "${arg_ON};${arg_WITH}")
    set_property(GLOBAL PROPERTY TOKISUJI_OPEN_BELOW_${name} ${open_to_others})
    set_property(GLOBAL PROPERTY TOKISUJI_USABLE_BELOW_${name} ${open_to_others} ${arg_WITH})
    set_property(GLOBAL PROPERTY TOKISUJI_LINKED_BELOW_${name} ${linked})
    set_property(GLOBAL PROPERTY TOKISUJI_ROOMS_OF_${name} ${arg_ROOMS})

    foreach(room ${arg_ROOMS})
        if(EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/${room}/CMakeLists.txt) # util has headers only
            add_subdirectory(${room})
        endif()
    endforeach()
endfunction()

# `floors` and all that is reached from there: OPEN or LINKED.
function(_tokisuji_reached result how floors)
    set(reached ${floors})
    foreach(floor ${floors})
        get_property(deeper GLOBAL PROPERTY TOKISUJI_${how}_BELOW_${floor})
        list(APPEND reached ${deeper})
    endforeach()
    list(REMOVE_DUPLICATES reached)
    set(${result} ${reached} PARENT_SCOPE)
endfunction()

# The table as a file with two sorts of lines:
#
#   room ROOM: rooms that it may use, itself included
#   floor LIBRARY: libraries of the floors below
function(tokisuji_write_floors file)
    set(lines "")
    get_property(floors GLOBAL PROPERTY TOKISUJI_FLOORS)
    foreach(floor ${floors})
        set(rooms "")
        get_property(below GLOBAL PROPERTY TOKISUJI_USABLE_BELOW_${floor})
        foreach(lower ${below})
            get_property(more GLOBAL PROPERTY TOKISUJI_ROOMS_OF_${lower})
            list(APPEND rooms ${more})
        endforeach()
        get_property(own GLOBAL PROPERTY TOKISUJI_ROOMS_OF_${floor})
        foreach(room ${own})
            list(APPEND rooms ${room})
            list(JOIN rooms " " words)
            string(APPEND lines "room ${room}: ${words}\n")
        endforeach()
        get_property(below GLOBAL PROPERTY TOKISUJI_LINKED_BELOW_${floor})
        list(TRANSFORM below REPLACE "(.+)" "$<TARGET_FILE:tokisuji_\\1>")
        list(JOIN below " " libraries)
        string(APPEND lines "floor $<TARGET_FILE:tokisuji_${floor}>: ${libraries}\n")
    endforeach()
    file(GENERATE OUTPUT ${file} CONTENT "${lines}")
endfunction()
