# What Windows and macOS want of a program. Neither has been tried: there is no such machine here.
#
# The program stays one of the console on Windows too, because its commands print; a window that is opened by a double
# click comes with a console behind it.
if(WIN32)
    enable_language(RC)
    configure_file(${CMAKE_SOURCE_DIR}/resources/windows/tokisuji.rc.in ${CMAKE_CURRENT_BINARY_DIR}/tokisuji.rc @ONLY)
    target_sources(tokisuji PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/tokisuji.rc)
    add_dependencies(tokisuji program_icons)
elseif(APPLE)
    set(icon ${CMAKE_BINARY_DIR}/made/icons/tokisuji.icns)
    target_sources(tokisuji PRIVATE ${icon})
    set_source_files_properties(${icon} PROPERTIES GENERATED ON MACOSX_PACKAGE_LOCATION Resources)
    set_target_properties(tokisuji PROPERTIES MACOSX_BUNDLE ON
        MACOSX_BUNDLE_INFO_PLIST ${CMAKE_SOURCE_DIR}/resources/macos/Info.plist.in)
    add_dependencies(tokisuji program_icons)
endif()
