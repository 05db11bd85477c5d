#include "editor/ui/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QPointer>
#include <QTranslator>

#include <algorithm>
#include <memory>

namespace tokisuji {

namespace {

const QString folderOfTranslations = QStringLiteral(":/i18n");
const QString english = QStringLiteral("en");

QString& applied()
{
    static QString code = english;
    return code;
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

QString nameOf(const QString& code)
{
    //: The name of your language in your language
    static const char* const own = QT_TRANSLATE_NOOP("Language", "English");
    QTranslator translator;
    if (!translator.load(QStringLiteral("tokisuji_") + code, folderOfTranslations))
        return code;
    const QString name = translator.translate("Language", own);
    return name.isEmpty() ? QString::fromLatin1(own) : name;
}

} // namespace

QList<SpokenLanguage> spokenLanguages()
{
    constexpr qsizetype before = 9, behind = 3; // tokisuji_ja.qm
    QList<SpokenLanguage> languages;
    for (const QString& file : QDir(folderOfTranslations).entryList({QStringLiteral("tokisuji_*.qm")}, QDir::Files))
        languages.push_back({file.mid(before).chopped(behind), {}});
    for (SpokenLanguage& language : languages)
        language.name = nameOf(language.code);
    return languages;
}

bool isSpoken(const QString& code)
{
    const QList<SpokenLanguage> all = spokenLanguages();
    return std::ranges::find(all, code, &SpokenLanguage::code) != all.end();
}

QString notSpoken(const QString& code)
{
    QStringList codes;
    for (const SpokenLanguage& language : spokenLanguages())
        codes << language.code;
    return QStringLiteral("--language takes one of %1, not \"%2\".").arg(codes.join(QStringLiteral(", ")), code);
}

void applyLanguage(const QString& code)
{
    static QList<QPointer<QTranslator>> installed;
    for (const QPointer<QTranslator>& old : std::as_const(installed))
        delete old.data(); // takes itself out of the application
    installed.clear();
    const QString desktops = QLocale::system().name().section(u'_', 0, 0);
    applied() = isSpoken(code) ? code : isSpoken(desktops) ? desktops : english;
    QLocale::setDefault(QLocale(applied()));
    // Qt's own words, in its file dialogs; there are none for English.
    installed << load(QStringLiteral("qtbase_") + applied(), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    // English has one of ours too: for its plurals.
    installed << load(QStringLiteral("tokisuji_") + applied(), folderOfTranslations);
}

QString appliedLanguage()
{
    return applied();
}

} // namespace tokisuji
