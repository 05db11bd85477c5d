#include "editor/ui/texts/names_text.h"

#include "editor/ui/texts/edit_text.h"

#include <QCoreApplication>

#include <iterator>

namespace tokisuji {

QString namesText(const Names& names)
{
    const std::string_view text = speaksJapanese() ? names.ja : names.en;
    return QString::fromUtf8(text.data(), std::ssize(text));
}

QString namesText(const Names& names, const char* catalogue, std::string_view id)
{
    const QByteArray key(id.data(), std::ssize(id));
    const QString found = QCoreApplication::translate(catalogue, key.constData());
    return found == QString::fromUtf8(key) ? namesText(names) : found;
}

} // namespace tokisuji
