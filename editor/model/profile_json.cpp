#include "editor/model/profile_json.h"

#include "editor/model/json_fields.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

constexpr std::array<std::string_view, 2> uniquenessNames{"off", "marked"};

struct NumberField {
    const char* name;
    int Profile::*value;
    int most;
};
constexpr std::array numbers{
    NumberField{"maxLevel", &Profile::maxLevel, 9}, NumberField{"memory", &Profile::memory, 1000},
    NumberField{"nesting", &Profile::nesting, 10}, NumberField{"combination", &Profile::combination, 100}};

struct TruthField {
    const char* name;
    bool Profile::*value;
};
constexpr std::array truths{TruthField{"eitherWay", &Profile::eitherWay}, TruthField{"askSolver", &Profile::askSolver}};

constexpr std::array texts{"name", "like", "off", "uniqueness"};

bool isKnownField(const QString& name)
{
    const auto is = [&](const char* known) { return name == QLatin1String(known); };
    return std::ranges::any_of(texts, is) || std::ranges::any_of(numbers, is, &NumberField::name)
           || std::ranges::any_of(truths, is, &TruthField::name);
}

std::set<std::string, std::less<>> techniquesOff(const JsonFields& json)
{
    std::set<std::string, std::less<>> off;
    for (const QJsonValue& id : json.array("off")) {
        if (!id.isString())
            json.refuse("off");
        off.insert(id.toString().toStdString());
    }
    return off;
}

Profile templateOf(const JsonFields& json)
{
    const auto found = findProfile(json.has("like") ? json.text("like").toStdString() : "normal");
    if (!found)
        json.refuse("like");
    return found.value_or(Profile{});
}

} // namespace

QJsonObject toJson(const Profile& profile)
{
    QJsonArray off;
    for (const std::string& id : profile.off)
        off.append(QString::fromStdString(id));
    const std::string_view uniqueness = uniquenessNames[static_cast<std::size_t>(profile.uniqueness)];
    QJsonObject json{{"name", QString::fromStdString(profile.name)},
                     {"off", off},
                     {"uniqueness", QLatin1String(uniqueness.data(), static_cast<int>(uniqueness.size()))}};
    for (const NumberField& field : numbers)
        json[QLatin1String(field.name)] = profile.*field.value;
    for (const TruthField& field : truths)
        json[QLatin1String(field.name)] = profile.*field.value;
    return json;
}

Result<Profile> profileFromJson(const QJsonObject& object)
{
    JsonProblem problem("profile-field");
    const JsonFields json(object, {}, problem);
    for (const QString& name : object.keys())
        if (!isKnownField(name))
            problem.tell(name);
    Profile profile = templateOf(json);
    if (json.has("name"))
        profile.name = json.text("name").toStdString();
    if (json.has("off"))
        profile.off = techniquesOff(json);
    if (json.has("uniqueness"))
        profile.uniqueness = static_cast<Profile::Uniqueness>(json.word("uniqueness", uniquenessNames));
    for (const NumberField& field : numbers)
        if (json.has(field.name))
            profile.*field.value = static_cast<int>(json.whole(field.name, 0, field.most));
    for (const TruthField& field : truths)
        if (json.has(field.name))
            profile.*field.value = json.truth(field.name);
    if (problem.error())
        return *problem.error();
    return profile;
}

} // namespace tokisuji
