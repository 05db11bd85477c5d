# The Debian package tokisuji_VERSION_ARCH.deb; tools/package makes it and tries it.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME tokisuji)
set(CPACK_PACKAGE_VENDOR "The Tokisuji authors")
set(CPACK_PACKAGE_CONTACT "The Tokisuji authors <authors@tokisuji.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "editor for pencil puzzles that checks them as you work")
set(CPACK_PACKAGE_DESCRIPTION "Place a clue, and the window says at once whether the puzzle still has exactly one
solution, which marks are already determined, where two solutions differ, or which clues conflict. Beside it a tracer
solves the puzzle as a person would. Every edit is kept, in a tree. In Japanese and English.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Plugins that nothing links: the database of the log, the window system.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6sql6-sqlite, qt6-qpa-plugins")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-noto-cjk, shared-mime-info")
include(CPack)
