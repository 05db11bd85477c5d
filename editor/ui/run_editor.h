// The editor as a program: application, language, theme, window.
#pragma once

#include "editor/model/settings.h"
#include "editor/ui/actions.h"

#include <QSize>
#include <QString>

#include <optional>

namespace tokisuji {

/// What a call of the editor asks for; whatever is missing is as the user has set it.
struct EditorOptions {
    QString puzzle;                  ///< a file or a URL; may be empty
    std::optional<QString> language; ///< a code, see language.h
    std::optional<ThemeChoice> theme;
    std::optional<ActionId> begin; ///< what is asked for as soon as the window is there
    QString screenshot;            ///< the picture of the window is saved there once the verdict is final; then it ends
    QSize size;                    ///< of the window; invalid: as it was left
};

/// Opens the editor; returns the exit code, 2 where there is no display to open it on.
int runEditor(int argc, char** argv, const EditorOptions&);

} // namespace tokisuji
