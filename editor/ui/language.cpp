#include "editor/ui/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QPointer>
#include <QTranslator>

#include <memory>

namespace tokisuji {

namespace {

bool isJapanese(Language language)
{
    if (language == Language::System)
        return QLocale::system().language() == QLocale::Japanese;
    return language == Language::Japanese;
}

/// Owned by the application, so that they go with it.
QTranslator* load(const QString& name, const QString& folder)
{
    auto translator = std::make_unique<QTranslator>(qApp);
    if (!translator->load(name, folder))
        return nullptr;
    QCoreApplication::installTranslator(translator.get());
    return translator.release();
}

} // namespace

void applyLanguage(Language language)
{
    static QList<QPointer<QTranslator>> installed;
    for (const QPointer<QTranslator>& old : std::as_const(installed))
        delete old.data(); // takes itself out of the application
    installed.clear();
    const bool japanese = isJapanese(language);
    QLocale::setDefault(japanese ? QLocale(QLocale::Japanese, QLocale::Japan) : QLocale(QLocale::English));
    if (japanese) // Qt's own words, in its file dialogs
        installed << load(QStringLiteral("qtbase_ja"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    // English has one too: for its plurals.
    installed << load(japanese ? QStringLiteral("tokisuji_ja") : QStringLiteral("tokisuji_en"),
                      QStringLiteral(":/i18n"));
}

} // namespace tokisuji
