#include "editor/model/picture_choice.h"

#include <QStringList>

#include <array>

namespace tokisuji {

namespace {

struct SwitchRow {
    const char* name;
    bool PictureChoice::*member;
};
constexpr std::array switches{
    SwitchRow{"coordinates", &PictureChoice::coordinates},
    SwitchRow{"notes", &PictureChoice::notes},
    SwitchRow{"transparent", &PictureChoice::transparent},
    SwitchRow{"heading", &PictureChoice::heading},
    SwitchRow{"rules", &PictureChoice::rules},
    SwitchRow{"example", &PictureChoice::example},
    SwitchRow{"difficulty", &PictureChoice::difficulty},
    SwitchRow{"code", &PictureChoice::code},
    SwitchRow{"path", &PictureChoice::path},
};

/// A choice of words, the default first; their order is that of the enumerators.
template <class Enum>
struct WordRow {
    const char* name;
    Enum PictureChoice::*member;
    std::array<const char*, 3> words;
};

template <class Visitor>
void visitWords(const Visitor& visit)
{
    visit(WordRow<PictureChoice::Format>{"format", &PictureChoice::format, {"png", "svg", "pdf"}});
    visit(WordRow<PictureChoice::Content>{"content", &PictureChoice::content, {"problem", "answer", nullptr}});
    visit(WordRow<PictureChoice::Colours>{"colours", &PictureChoice::colours, {"print", "light", "dark"}});
    visit(WordRow<PictureChoice::Purpose>{"purpose", &PictureChoice::purpose, {"screen", "blog", "magazine"}});
    visit(WordRow<PictureChoice::Solution>{"solution", &PictureChoice::solution, {"none", "below", "page"}});
}

const QString cellKey = QStringLiteral("cell");
const QString rulesKey = QStringLiteral("ownRules");

} // namespace

QVariantMap mapOf(const PictureChoice& choice)
{
    QVariantMap map;
    for (const SwitchRow& row : switches)
        map.insert(QLatin1String(row.name), choice.*row.member);
    visitWords([&](const auto& row) {
        map.insert(QLatin1String(row.name), QLatin1String(row.words[static_cast<std::size_t>(choice.*row.member)]));
    });
    map.insert(cellKey, choice.cellPixels);
    map.insert(rulesKey, choice.ownRules);
    return map;
}

PictureChoice pictureChoiceOf(const QVariantMap& map)
{
    PictureChoice choice;
    for (const SwitchRow& row : switches)
        choice.*row.member = map.value(QLatin1String(row.name), choice.*row.member).toBool();
    visitWords([&]<class Enum>(const WordRow<Enum>& row) {
        const QString word = map.value(QLatin1String(row.name)).toString();
        for (std::size_t i = 0; i < row.words.size(); ++i)
            if (row.words[i] != nullptr && word == QLatin1String(row.words[i]))
                choice.*row.member = static_cast<Enum>(i);
    });
    bool isNumber = false;
    const int cell = map.value(cellKey).toInt(&isNumber);
    if (isNumber && cell >= leastPictureCell && cell <= mostPictureCell)
        choice.cellPixels = cell;
    choice.ownRules = map.value(rulesKey).toString();
    return choice;
}

} // namespace tokisuji
