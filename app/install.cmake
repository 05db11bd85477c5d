# What an installed Tokisuji consists of.
include(GNUInstallDirs)
set(made ${CMAKE_BINARY_DIR}/made)

# The picture of the program in all sizes, from one drawing.
set(icon_sides 16 22 24 32 48 64 128 256 512)
set(icons ${made}/icons/tokisuji.ico ${made}/icons/tokisuji.icns)
foreach(side ${icon_sides})
    list(APPEND icons ${made}/icons/${side}x${side}.png)
    install(FILES ${made}/icons/${side}x${side}.png RENAME tokisuji.png
            DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/${side}x${side}/apps)
endforeach()
set(drawing ${CMAKE_SOURCE_DIR}/resources/icons/tokisuji.svg)
add_custom_command(OUTPUT ${icons} COMMAND icons ${drawing} ${made}/icons DEPENDS icons ${drawing})
add_custom_target(program_icons ALL DEPENDS ${icons})

# The manual as pages is not made by every build: `cmake --build ... --target manual_site` before an installation.
add_custom_target(manual_site
    COMMAND ${CMAKE_COMMAND} -E rm -rf ${made}/manual
    COMMAND ${CMAKE_COMMAND} -E make_directory ${made}/manual
    COMMAND tokisuji --manual ${made}/manual
    DEPENDS tokisuji VERBATIM)
install(DIRECTORY ${made}/manual/ DESTINATION ${CMAKE_INSTALL_DOCDIR}/html OPTIONAL)

install(TARGETS tokisuji RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} BUNDLE DESTINATION .)
install(FILES ${CMAKE_SOURCE_DIR}/resources/tokisuji.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${drawing} DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
install(FILES ${CMAKE_SOURCE_DIR}/resources/tokisuji-mime.xml
        DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME tokisuji.xml)
install(FILES ${CMAKE_SOURCE_DIR}/resources/tokisuji.metainfo.xml
        DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo RENAME io.github.tokisuji.tokisuji.metainfo.xml)
install(FILES ${CMAKE_BINARY_DIR}/tokisuji.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${CMAKE_SOURCE_DIR}/resources/copyright ${CMAKE_SOURCE_DIR}/resources/licences.txt
              ${CMAKE_SOURCE_DIR}/CHANGELOG.md
        DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/tokisuji)
