#include "editor/ui/texts/bilingual_text.h"

#include "editor/ui/language.h"

#include <QCoreApplication>

#include <iterator>

namespace tokisuji {

namespace {

bool isJapanese()
{
    return appliedLanguage() == QLatin1String("ja");
}

QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), std::ssize(text));
}

} // namespace

QString bilingualText(const Bilingual& names, const char* catalogue, std::string_view id)
{
    const QByteArray key(id.data(), std::ssize(id));
    const QString found = QCoreApplication::translate(catalogue, key.constData());
    return found != QString::fromUtf8(key) ? found : fromUtf8(isJapanese() ? names.ja : names.en);
}

QString otherBilingualText(const Bilingual& names)
{
    return fromUtf8(isJapanese() ? names.en : names.ja);
}

} // namespace tokisuji
