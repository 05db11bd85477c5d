// Save path: asks under which name a file is to be written. No existing file is replaced unless the user agrees.
#pragma once

#include <QString>

class QWidget;

namespace tokisuji {

/// The path itself where no file has it, else the first of "island-2.png", "island-3.png" … that is free.
[[nodiscard]] QString freshPath(const QString& path);

/// Is the user asked before a file is replaced? At first he is.
void setAsksBeforeReplacing(bool asks);

/// True where there is no such file, the user has asked not to be asked, or the user wants it replaced.
[[nodiscard]] bool mayReplace(const QString& path, QWidget* parent);

struct SaveWish {
    QString title;
    QString path;    ///< what is proposed, if no file has that name yet; its suffix is the usual one
    QString filters; ///< as of QFileDialog; a name with none of their suffixes gets that of the chosen one
    QString own{};   ///< a file that is written to anyway: choosing it replaces nothing
};
/// The full name that was chosen and confirmed; empty if the user cancelled.
[[nodiscard]] QString askSavePath(const SaveWish& wish, QWidget* parent);

} // namespace tokisuji
