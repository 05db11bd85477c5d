#include "engine/twisty/read_definition.h"

#include "engine/board/geometry.h"
#include "engine/twisty/turn_pairs.h"
#include "engine/twisty/turn_text.h"

#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

namespace tokisuji {

namespace {

constexpr std::size_t mostTurns = 64;

/// Thrown and caught in this file only: yaml-cpp throws as well, so there is one way out of the depths.
struct Wrong {
    Error error;
};

[[noreturn]] void fail(const YAML::Mark& mark, std::string id, std::vector<std::string> args = {})
{
    args.insert(args.begin(), std::to_string(std::max(mark.line, 0) + 1));
    throw Wrong{{std::move(id), std::move(args), static_cast<std::size_t>(std::max(mark.pos, 0))}};
}

class Reader {
public:
    explicit Reader(const YAML::Node& root) : m_root(root) {}

    TwistyDefinition read()
    {
        if (!m_root.IsMap())
            fail(m_root.Mark(), "twisty-not-a-map");
        static const std::set<std::string> known{"name", "colours", "net", "turns", "goal", "never", "phases"};
        for (const auto& entry : m_root)
            if (!known.contains(entry.first.Scalar()))
                fail(entry.first.Mark(), "twisty-unknown-key", {entry.first.Scalar()});
        readName();
        readColours();
        readNet();
        readTurns();
        readGoal();
        readPairs();
        readPhases();
        return std::move(m_definition);
    }

private:
    [[nodiscard]] YAML::Node need(const std::string& key) const
    {
        const YAML::Node node = m_root[key];
        if (!node)
            fail(m_root.Mark(), "twisty-missing", {key});
        return node;
    }
    [[nodiscard]] static std::string scalar(const YAML::Node& node)
    {
        if (!node.IsScalar())
            fail(node.Mark(), "twisty-not-a-text");
        return node.Scalar();
    }
    [[nodiscard]] static YAML::Node list(const YAML::Node& node)
    {
        if (!node.IsSequence())
            fail(node.Mark(), "twisty-not-a-list");
        return node;
    }
    /// Anchors make long lists of a short text, so what is worked through is bounded.
    [[nodiscard]] static YAML::Node shortList(const YAML::Node& node, std::size_t most)
    {
        if (list(node).size() > most)
            fail(node.Mark(), "twisty-list-long", {std::to_string(node.size()), std::to_string(most)});
        return node;
    }
    static void wantMap(const YAML::Node& node)
    {
        if (!node.IsMap() || node.size() == 0)
            fail(node.Mark(), "twisty-not-a-map");
    }

    void readName();
    void readColours();
    void readNet();
    void readNetRow(const YAML::Node&, int row, std::map<int, Sticker>&);
    void readTurns();
    [[nodiscard]] Permutation movesOf(const YAML::Node&) const;
    [[nodiscard]] Permutation oneLine(const YAML::Node&) const;
    [[nodiscard]] int turnNamed(const YAML::Node&) const;
    [[nodiscard]] const Permutation& movesNamed(const YAML::Node& name) const
    {
        return m_definition.turns[static_cast<std::size_t>(turnNamed(name))].moves;
    }
    void readGoal();
    void readPairs();
    void readPhases();
    [[nodiscard]] TurnPhase phase(const YAML::Node&) const;
    [[nodiscard]] bool hasColour(char letter) const
    {
        return std::ranges::find(m_definition.colours, letter, &StickerColour::letter) != m_definition.colours.end();
    }

    YAML::Node m_root;
    TwistyDefinition m_definition;
};

void Reader::readName()
{
    const YAML::Node name = need("name");
    if (name.IsScalar()) {
        m_definition.en = m_definition.ja = name.Scalar();
        return;
    }
    wantMap(name);
    for (const auto& [key, title] : {std::pair{"en", &m_definition.en}, {"ja", &m_definition.ja}}) {
        if (!name[key])
            fail(name.Mark(), "twisty-missing", {key});
        *title = scalar(name[key]);
    }
}

void Reader::readColours()
{
    const YAML::Node colours = need("colours");
    wantMap(colours);
    for (const auto& entry : colours) {
        const std::string letter = scalar(entry.first);
        const bool isLetter =
            letter.size() == 1 && letter[0] > ' ' && letter[0] < '\x7f' && letter[0] != '/' && letter[0] != noColour;
        if (!isLetter || hasColour(letter[0]))
            fail(entry.first.Mark(), "twisty-colour-letter", {letter});
        m_definition.colours.push_back({letter[0], scalar(entry.second)});
    }
}

void Reader::readNet()
{
    const YAML::Node net = shortList(need("net"), maxSide);
    std::map<int, Sticker> stickers;
    for (std::size_t row = 0; row < net.size(); ++row)
        readNetRow(net[row], static_cast<int>(row), stickers);
    if (stickers.empty())
        fail(net.Mark(), "twisty-empty-net");
    for (const auto& [place, sticker] : stickers) {
        if (place != m_definition.places())
            fail(net.Mark(), "twisty-net-gap", {std::to_string(m_definition.places())});
        m_definition.stickers.push_back(sticker);
    }
}

/// "." is nothing, "12" a square, "12^" and "12v" are triangles.
void Reader::readNetRow(const YAML::Node& node, int row, std::map<int, Sticker>& stickers)
{
    const std::string text = scalar(node);
    int column = 0;
    for (std::size_t at = text.find_first_not_of(' '); at != std::string::npos; ++column) {
        if (column == maxSide)
            fail(node.Mark(), "twisty-net-wide", {std::to_string(maxSide)});
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const std::string token = text.substr(at, end - at);
        at = text.find_first_not_of(' ', end);
        if (token == ".")
            continue;
        int place = -1;
        const auto [stop, failed] = std::from_chars(token.data(), token.data() + token.size(), place);
        const std::string rest(stop, token.data() + token.size());
        if (failed != std::errc() || (rest != "" && rest != "^" && rest != "v"))
            fail(node.Mark(), "twisty-net-token", {token});
        if (place < 0 || place >= TwistyDefinition::mostStickers)
            fail(node.Mark(), "twisty-place", {token, std::to_string(TwistyDefinition::mostStickers)});
        const auto shape = rest == "^" ? Sticker::PointsUp : rest == "v" ? Sticker::PointsDown : Sticker::Square;
        if (!stickers.emplace(place, Sticker{column, row, shape}).second)
            fail(node.Mark(), "twisty-place-twice", {std::to_string(place)});
    }
}

void Reader::readTurns()
{
    const YAML::Node turns = need("turns");
    wantMap(turns);
    if (turns.size() > mostTurns)
        fail(turns.Mark(), "twisty-too-many-turns", {std::to_string(mostTurns)});
    for (const auto& entry : turns) {
        const std::string name = scalar(entry.first);
        if (!canNameTurn(name) || name.find('/') != std::string::npos || m_definition.findTurn(name))
            fail(entry.first.Mark(), "twisty-turn-name", {name});
        const Permutation moves = movesOf(entry.second);
        if (isIdentity(moves))
            fail(entry.second.Mark(), "twisty-turn-nothing", {name});
        m_definition.turns.push_back({name, moves});
    }
}

Permutation Reader::movesOf(const YAML::Node& node) const
{
    if (node.IsSequence())
        return oneLine(node);
    if (node.IsScalar()) {
        const auto moves = readCycles(node.Scalar(), m_definition.places());
        if (!moves)
            fail(node.Mark(), moves.error().id, moves.error().args);
        return *moves;
    }
    if (node.IsMap() && node.size() == 1 && node["reverse"])
        return reversed(movesNamed(node["reverse"]));
    if (node.IsMap() && node.size() == 1 && node["combine"]) {
        const YAML::Node parts = shortList(node["combine"], mostTurns);
        if (parts.size() == 0)
            fail(parts.Mark(), "twisty-turn-nothing", {""});
        Permutation all = movesNamed(parts[0]);
        for (std::size_t i = 1; i < parts.size(); ++i)
            all = combined(all, movesNamed(parts[i]));
        return all;
    }
    fail(node.Mark(), "twisty-turn-form");
}

Permutation Reader::oneLine(const YAML::Node& node) const
{
    const auto places = static_cast<std::size_t>(m_definition.places());
    if (node.size() != places)
        fail(node.Mark(), "twisty-turn-length", {std::to_string(node.size()), std::to_string(places)});
    Permutation moves;
    std::set<int> seen;
    for (const YAML::Node& item : node) {
        const std::string text = scalar(item);
        int to = -1;
        const auto [stop, failed] = std::from_chars(text.data(), text.data() + text.size(), to);
        if (failed != std::errc() || stop != text.data() + text.size() || to < 0 || to >= m_definition.places())
            fail(item.Mark(), "twisty-place", {text, std::to_string(places)});
        if (!seen.insert(to).second)
            fail(item.Mark(), "twisty-place-twice", {text});
        moves.push_back(static_cast<std::uint8_t>(to));
    }
    return moves;
}

int Reader::turnNamed(const YAML::Node& node) const
{
    const std::string name = scalar(node);
    const auto turn = m_definition.findTurn(name);
    if (!turn)
        fail(node.Mark(), "twisty-unknown-turn", {name});
    return *turn;
}

void Reader::readGoal()
{
    const YAML::Node node = need("goal");
    m_definition.goal = scalar(node);
    if (m_definition.goal.size() != m_definition.stickers.size())
        fail(node.Mark(), "twisty-goal-length",
             {std::to_string(m_definition.goal.size()), std::to_string(m_definition.places())});
    for (const char letter : m_definition.goal)
        if (!hasColour(letter))
            fail(node.Mark(), "twisty-unknown-colour", {std::string(1, letter)});
}

void Reader::readPairs()
{
    std::vector<std::pair<int, int>> declared;
    const YAML::Node never = m_root["never"];
    if (never)
        for (const YAML::Node& pair : list(never)) {
            if (list(pair).size() != 2)
                fail(pair.Mark(), "twisty-pair");
            declared.emplace_back(turnNamed(pair[0]), turnNamed(pair[1]));
        }
    auto pairs = pairsWithout(m_definition.turns, declared);
    if (!pairs)
        fail(never.Mark(), "twisty-pair-circle");
    m_definition.mayFollow = std::move(*pairs);
}

void Reader::readPhases()
{
    const YAML::Node phases = m_root["phases"];
    if (!phases)
        return;
    if (list(phases).size() != 2)
        fail(phases.Mark(), "twisty-two-phases");
    for (const YAML::Node& node : phases)
        m_definition.phases.push_back(phase(node));
}

TurnPhase Reader::phase(const YAML::Node& node) const
{
    wantMap(node);
    TurnPhase phase;
    if (const YAML::Node merge = node["merge"])
        for (const YAML::Node& letters : shortList(merge, m_definition.colours.size())) {
            phase.merged.push_back(scalar(letters));
            if (phase.merged.back().size() > m_definition.colours.size())
                fail(letters.Mark(), "twisty-list-long",
                     {std::to_string(phase.merged.back().size()), std::to_string(m_definition.colours.size())});
            for (const char letter : phase.merged.back())
                if (!hasColour(letter))
                    fail(letters.Mark(), "twisty-unknown-colour", {std::string(1, letter)});
        }
    if (const YAML::Node turns = node["turns"])
        for (const YAML::Node& name : shortList(turns, m_definition.turns.size()))
            phase.turns.push_back(turnNamed(name));
    else
        for (int turn = 0; turn < static_cast<int>(m_definition.turns.size()); ++turn)
            phase.turns.push_back(turn);
    return phase;
}

/// yaml-cpp counts as if it had written out what is no UTF-8.
Error within(std::string_view yaml, Error error)
{
    error.at = std::min(error.at.value_or(0), yaml.size());
    return error;
}

} // namespace

Result<TwistyDefinition> readTwisty(std::string_view yaml)
{
    if (yaml.size() > mostDefinitionBytes)
        return Error{"twisty-too-large", {"1", std::to_string(mostDefinitionBytes / 1024)}, mostDefinitionBytes};
    try {
        return Reader(YAML::Load(std::string(yaml))).read();
    } catch (const Wrong& wrong) {
        return within(yaml, wrong.error);
    } catch (const YAML::Exception& exception) {
        const auto line = std::to_string(std::max(exception.mark.line, 0) + 1);
        return within(
            yaml, {"twisty-yaml", {line, exception.msg}, static_cast<std::size_t>(std::max(exception.mark.pos, 0))});
    }
}

} // namespace tokisuji
