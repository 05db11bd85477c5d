// What the manual says about actions: their names and keys, from the table.
#include "editor/ui/help/manual.h"

#include "editor/ui/texts/technique_text.h"

#include <QCoreApplication>
#include <QMetaEnum>
#include <QRegularExpression>

namespace tokisuji {

namespace {

QString translated(const char* text)
{
    return QCoreApplication::translate("Manual", text);
}

QString keysText(const QList<QKeySequence>& keys)
{
    QStringList texts;
    for (const QKeySequence& key : keys)
        texts << key.toString(QKeySequence::NativeText);
    return texts.join(QStringLiteral(", "));
}

/// Every action that has a key, menu by menu, as tables.
QString allKeys(const KeysOf& keysOf)
{
    QString text;
    const ActionRow* before = nullptr;
    for (const ActionRow& row : actionTable()) {
        const QList<QKeySequence> keys = keysOf(row.id);
        if (keys.isEmpty())
            continue;
        if (before == nullptr || before->menu != row.menu)
            text += QStringLiteral("\n## %1\n\n| %2 | %3 |\n|---|---|\n")
                        .arg(Actions::menuText(row.menu).remove(QLatin1Char('&')).section(QLatin1Char('('), 0, 0),
                             translated(QT_TRANSLATE_NOOP("Manual", "Action")),
                             translated(QT_TRANSLATE_NOOP("Manual", "Keys")));
        text += QStringLiteral("| %1 | `%2` |\n").arg(Actions::plainText(row.id), keysText(keys));
        before = &row;
    }
    return text;
}

/// "**Undo** (`Ctrl+Z`)"; without a key the name alone.
QString actionText(ActionId id, bool keyOnly, const KeysOf& keysOf)
{
    const QList<QKeySequence> keys = keysOf(id);
    const QString key = keys.isEmpty() ? QString() : QStringLiteral("`%1`").arg(keysText({keys.first()}));
    const QString name = QStringLiteral("**%1**").arg(Actions::plainText(id));
    if (keyOnly && !key.isEmpty())
        return key;
    return key.isEmpty() ? name
                         : QCoreApplication::translate("Manual", "%1 (%2)", "an action and its key").arg(name, key);
}

} // namespace

QString manualText(const Chapter& chapter, const KeysOf& keysOf, const std::vector<ShownTechnique>& techniques)
{
    static const QRegularExpression word(QStringLiteral("\\{([A-Za-z]+)(:key)?\\}"));
    QString text;
    qsizetype from = 0;
    for (auto it = word.globalMatch(chapter.text); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        text += QStringView(chapter.text).sliced(from, match.capturedStart() - from);
        from = match.capturedEnd();
        bool isAction = false;
        const int id = QMetaEnum::fromType<ActionId>().keyToValue(match.captured(1).toLatin1().constData(), &isAction);
        if (isAction)
            text += actionText(static_cast<ActionId>(id), match.hasCaptured(2), keysOf);
        else if (match.captured(1) == QLatin1String("keys"))
            text += allKeys(keysOf);
        else
            text += match.captured(1) == QLatin1String("techniques") ? techniqueTable(techniques) : match.captured();
    }
    return text + chapter.text.mid(from);
}

} // namespace tokisuji
