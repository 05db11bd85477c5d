#include "editor/ui/texts/profile_text.h"

#include "editor/ui/texts/bilingual_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace tokisuji {

namespace {

constexpr std::array<std::pair<std::string_view, const char*>, 4> builtin{
    {{"easy", QT_TRANSLATE_NOOP("Profile", "Easy")},
     {"normal", QT_TRANSLATE_NOOP("Profile", "Normal")},
     {"hard", QT_TRANSLATE_NOOP("Profile", "Hard")},
     {"everything", QT_TRANSLATE_NOOP("Profile", "Everything")}}};

} // namespace

QString profileTitle(const Profile& profile)
{
    const auto* const known =
        std::ranges::find(builtin, std::string_view(profile.name), &std::pair<std::string_view, const char*>::first);
    return known == builtin.end() ? QString::fromStdString(profile.name)
                                  : QCoreApplication::translate("Profile", known->second);
}

QString techniqueTitle(const Technique& technique)
{
    return bilingualText(technique.name, "Technique", technique.id);
}

} // namespace tokisuji
