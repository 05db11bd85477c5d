#include "editor/model/settings.h"

#include "editor/model/profile_json.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

template <class T>
struct Choice {
    T value;
    const char* text;
};
template <class T>
Choice(T, const char*) -> Choice<T>;

constexpr QLatin1String desktopsLanguage("system");
constexpr std::array themes{Choice{ThemeChoice::System, "system"}, Choice{ThemeChoice::Light, "light"},
                            Choice{ThemeChoice::Dark, "dark"}};
constexpr std::array markUses{Choice{MarkUse::Ignore, "ignore"}, Choice{MarkUse::Use, "use"}};

const QString pictureGroup = QStringLiteral("picture/");

constexpr int defaultLimitMs = 10'000;
constexpr int maxLimitMs = 24 * 60 * 60 * 1000;
constexpr int defaultAlternatives = 5;
constexpr int maxAlternatives = 100;
constexpr const char* defaultProfile = "hard";
constexpr double defaultSpeed = 2;
constexpr double leastSpeed = 0.25;
constexpr double mostSpeed = 16;

/// Choices are stored as words, so that a file can be read and a spoilt one does no harm. The first is the default.
template <class Table>
auto read(const QSettings& store, const char* key, const Table& table)
{
    const QString text = store.value(QLatin1String(key)).toString();
    const auto found =
        std::ranges::find_if(table, [&](const auto& choice) { return text == QLatin1String(choice.text); });
    return found == table.end() ? table.front().value : found->value;
}

template <class Table, class T>
void write(QSettings& store, const char* key, const Table& table, T value)
{
    const auto found = std::ranges::find_if(table, [&](const auto& choice) { return choice.value == value; });
    store.setValue(QLatin1String(key), QLatin1String(found->text));
}

int readNumber(const QSettings& store, const char* key, int low, int high, int otherwise)
{
    bool isNumber = false;
    const int number = store.value(QLatin1String(key)).toInt(&isNumber);
    return isNumber && number >= low && number <= high ? number : otherwise;
}

void writeRecent(QSettings& store, const QList<RecentPuzzle>& puzzles)
{
    store.remove(QStringLiteral("recent"));
    store.beginWriteArray(QStringLiteral("recent"));
    for (int i = 0; i < static_cast<int>(puzzles.size()); ++i) {
        store.setArrayIndex(i);
        store.setValue(QStringLiteral("location"), puzzles[i].location);
        store.setValue(QStringLiteral("title"), puzzles[i].title);
    }
    store.endArray();
}

QString overlayKey(const QString& name)
{
    return QStringLiteral("overlays/") + name;
}

QString shortcutKey(const QString& action)
{
    return QStringLiteral("shortcuts/") + action;
}

QString shownKey(const QString& part)
{
    return QStringLiteral("shown/") + part;
}

QString questionKey(const QString& what)
{
    return QStringLiteral("asks/") + what;
}

QString windowKey(const QString& name)
{
    return QStringLiteral("window/") + name;
}

} // namespace

Settings::Settings() = default;

Settings::Settings(const QString& iniFile) : m_store(iniFile, QSettings::IniFormat) {}

QList<RecentPuzzle> Settings::recent() const
{
    QList<RecentPuzzle> puzzles;
    const int count = std::min(maxRecent, m_store.beginReadArray(QStringLiteral("recent")));
    for (int i = 0; i < count; ++i) {
        m_store.setArrayIndex(i);
        const RecentPuzzle puzzle{m_store.value(QStringLiteral("location")).toString(),
                                  m_store.value(QStringLiteral("title")).toString()};
        if (!puzzle.location.isEmpty())
            puzzles.append(puzzle);
    }
    m_store.endArray();
    return puzzles;
}

void Settings::addRecent(const RecentPuzzle& puzzle)
{
    QList<RecentPuzzle> puzzles = recent();
    puzzles.removeIf([&](const RecentPuzzle& known) { return known.location == puzzle.location; });
    puzzles.prepend(puzzle);
    writeRecent(m_store, puzzles.mid(0, maxRecent));
}

void Settings::removeRecent(const QString& location)
{
    QList<RecentPuzzle> puzzles = recent();
    puzzles.removeIf([&](const RecentPuzzle& known) { return known.location == location; });
    writeRecent(m_store, puzzles);
}

void Settings::clearRecent()
{
    writeRecent(m_store, {});
}

QStringList Settings::parkedLogs() const
{
    return m_store.value(QStringLiteral("parkedLogs")).toStringList();
}

void Settings::setParkedLogs(const QStringList& paths)
{
    m_store.setValue(QStringLiteral("parkedLogs"), paths);
}

QString Settings::language() const
{
    const QString code = m_store.value(QStringLiteral("language")).toString();
    return code == desktopsLanguage ? QString() : code;
}

void Settings::setLanguage(const QString& code)
{
    m_store.setValue(QStringLiteral("language"), code.isEmpty() ? QString(desktopsLanguage) : code);
}

ThemeChoice Settings::theme() const
{
    return read(m_store, "theme", themes);
}

void Settings::setTheme(ThemeChoice theme)
{
    write(m_store, "theme", themes, theme);
}

MarkUse Settings::markUse() const
{
    return read(m_store, "check/marks", markUses);
}

void Settings::setMarkUse(MarkUse use)
{
    write(m_store, "check/marks", markUses, use);
}

std::chrono::milliseconds Settings::checkLimit() const
{
    return std::chrono::milliseconds(readNumber(m_store, "check/limitMs", 0, maxLimitMs, defaultLimitMs));
}

void Settings::setCheckLimit(std::chrono::milliseconds limit)
{
    m_store.setValue(QStringLiteral("check/limitMs"), static_cast<qlonglong>(limit.count()));
}

int Settings::alternatives() const
{
    return readNumber(m_store, "check/alternatives", 1, maxAlternatives, defaultAlternatives);
}

void Settings::setAlternatives(int count)
{
    m_store.setValue(QStringLiteral("check/alternatives"), count);
}

QString Settings::profileName() const
{
    return m_store.value(QStringLiteral("trace/profile"), QLatin1String(defaultProfile)).toString();
}

void Settings::setProfileName(const QString& name)
{
    m_store.setValue(QStringLiteral("trace/profile"), name);
}

/// As JSON text, which is read as strictly as any other input; a profile that cannot be read is left out.
std::vector<Profile> Settings::ownProfiles() const
{
    std::vector<Profile> profiles;
    const QByteArray text = m_store.value(QStringLiteral("trace/ownProfiles")).toString().toUtf8();
    for (const QJsonValue& entry : QJsonDocument::fromJson(text).array())
        if (Result<Profile> profile = profileFromJson(entry.toObject());
            profile && entry[QLatin1String("name")].isString())
            profiles.push_back(std::move(*profile));
    return profiles;
}

void Settings::setOwnProfiles(const std::vector<Profile>& profiles)
{
    QJsonArray entries;
    for (const Profile& profile : profiles)
        entries.append(toJson(profile));
    m_store.setValue(QStringLiteral("trace/ownProfiles"),
                     QString::fromUtf8(QJsonDocument(entries).toJson(QJsonDocument::Compact)));
}

Profile Settings::profile() const
{
    const std::string name = profileName().toStdString();
    const std::vector<Profile> own = ownProfiles();
    const auto found = std::ranges::find(own, name, &Profile::name);
    if (found != own.end())
        return *found;
    return findProfile(name).value_or(*findProfile(defaultProfile));
}

double Settings::stepsPerSecond() const
{
    bool isNumber = false;
    const double speed = m_store.value(QStringLiteral("trace/stepsPerSecond")).toDouble(&isNumber);
    return isNumber && speed >= leastSpeed && speed <= mostSpeed ? speed : defaultSpeed;
}

void Settings::setStepsPerSecond(double speed)
{
    m_store.setValue(QStringLiteral("trace/stepsPerSecond"), speed);
}

QString Settings::generatedGenre() const
{
    return m_store.value(QStringLiteral("generatedGenre")).toString();
}

void Settings::setGeneratedGenre(const QString& id)
{
    m_store.setValue(QStringLiteral("generatedGenre"), id);
}

PictureChoice Settings::picture() const
{
    QVariantMap map;
    const QStringList names = mapOf({}).keys();
    for (const QString& name : names)
        if (const QString key = pictureGroup + name; m_store.contains(key))
            map.insert(name, m_store.value(key));
    return pictureChoiceOf(map);
}

void Settings::setPicture(const PictureChoice& choice)
{
    PictureChoice general = choice;
    general.ownRules.clear();
    const QVariantMap map = mapOf(general);
    for (auto entry = map.begin(); entry != map.end(); ++entry)
        m_store.setValue(pictureGroup + entry.key(), entry.value());
}

bool Settings::showsFinishedClues() const
{
    return m_store.value(QStringLiteral("solve/showFinished"), false).toBool();
}

void Settings::setShowsFinishedClues(bool shows)
{
    m_store.setValue(QStringLiteral("solve/showFinished"), shows);
}

bool Settings::fillsFinishedClues() const
{
    return m_store.value(QStringLiteral("solve/fillFinished"), false).toBool();
}

void Settings::setFillsFinishedClues(bool fills)
{
    m_store.setValue(QStringLiteral("solve/fillFinished"), fills);
}

std::optional<bool> Settings::overlay(const QString& name) const
{
    const QVariant shown = m_store.value(overlayKey(name));
    return shown.isValid() ? std::optional(shown.toBool()) : std::nullopt;
}

void Settings::setOverlay(const QString& name, bool shown)
{
    m_store.setValue(overlayKey(name), shown);
}

std::optional<QStringList> Settings::keys(const QString& action) const
{
    const QVariant keys = m_store.value(shortcutKey(action));
    return keys.isValid() ? std::optional(keys.toString().split(QStringLiteral("; "), Qt::SkipEmptyParts))
                          : std::nullopt;
}

void Settings::setKeys(const QString& action, const std::optional<QStringList>& keys)
{
    if (keys)
        m_store.setValue(shortcutKey(action), keys->join(QStringLiteral("; ")));
    else
        m_store.remove(shortcutKey(action));
}

bool Settings::isShown(const QString& part) const
{
    return m_store.value(shownKey(part), true).toBool();
}

void Settings::setShown(const QString& part, bool shown)
{
    m_store.setValue(shownKey(part), shown);
}

bool Settings::asks(const QString& what) const
{
    return m_store.value(questionKey(what), true).toBool();
}

void Settings::setAsks(const QString& what, bool asks)
{
    m_store.setValue(questionKey(what), asks);
}

bool Settings::isMotionReduced() const
{
    return m_store.value(QStringLiteral("reducedMotion"), false).toBool();
}

void Settings::setMotionReduced(bool reduced)
{
    m_store.setValue(QStringLiteral("reducedMotion"), reduced);
}

QByteArray Settings::windowState(const QString& name) const
{
    return m_store.value(windowKey(name)).toByteArray();
}

void Settings::setWindowState(const QString& name, const QByteArray& state)
{
    m_store.setValue(windowKey(name), state);
}

} // namespace tokisuji
