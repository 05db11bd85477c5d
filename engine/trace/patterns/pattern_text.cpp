// The text of patterns. One line says one thing:
//
//     answers shade                                the layers of the answers
//     name sandwich = Sandwich = はさみ            what puzzlers call some of them, in both languages
//     says sandwich = So {conclusions} = ...       what is said of a step
//     pattern sandwich                             begins one, with its name if it has one
//     seen 132                                     how often it decided a mark
//     rule same-in-line: 1-2 of R1C1 R1C2          so many of these hold; ! is "not"
//     rule domino: 1 of R1C1 R1C3 if R1C2          the same on a condition
//     net white-connected: !R1C1 [!R1C2 !R2C1]     in brackets: all ways from the node before
//     known R1C3                                   what has to be known
//     so !R1C4                                     what follows
//
// Helpers are written out: (a & b), (a | b), (a ^ b).
#include "engine/trace/patterns/pattern.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace tokisuji {

namespace {

// --- writing ---

class PatternWriter {
public:
    PatternWriter(const Pattern& pattern, const std::vector<Layer>& layers) : m_pattern(pattern), m_layers(layers) {}

    [[nodiscard]] std::string lines() const
    {
        std::vector<std::string> rules;
        for (const PatternRule& rule : m_pattern.rules)
            rules.push_back("rule " + rule.family + ": " + numbers(rule) + " of " + list(rule.operands)
                            + (rule.guard == Yes ? "" : " if " + word(rule.guard)) + "\n");
        for (const PatternNet& net : m_pattern.nets)
            rules.push_back(line(net));
        std::ranges::sort(rules);
        std::string text;
        for (const std::string& rule : rules)
            text += rule;
        if (!m_pattern.known.empty())
            text += "known " + list(m_pattern.known) + "\n";
        return text + "so " + list(m_pattern.conclusions) + "\n";
    }

private:
    [[nodiscard]] static std::string numbers(const PatternRule& rule)
    {
        std::string text = std::to_string(rule.lo);
        if (rule.step == 1 && rule.hi > rule.lo)
            return text + "-" + std::to_string(rule.hi);
        for (int n = rule.lo + rule.step; n <= rule.hi; n += rule.step)
            text += "," + std::to_string(n);
        return text;
    }
    [[nodiscard]] std::string list(const std::vector<Lit>& lits) const
    {
        std::vector<std::string> words;
        for (const Lit l : lits)
            words.push_back(word(l));
        return joined(std::move(words), " ");
    }
    [[nodiscard]] static std::string joined(std::vector<std::string> words, std::string_view between)
    {
        std::ranges::sort(words);
        std::string text;
        for (const std::string& word : words)
            text.append(text.empty() ? "" : between).append(word);
        return text;
    }
    [[nodiscard]] std::string word(Lit l) const
    {
        const std::string sign = l.positive() ? "" : "!";
        if (l.constant())
            return l == Yes ? "yes" : "no";
        if (l.atom() < m_pattern.firstHelper())
            return sign + spot(m_pattern.spots[static_cast<std::size_t>(l.atom() - 1)]);
        const Definition& d = m_pattern.definitions[static_cast<std::size_t>(l.atom() - m_pattern.firstHelper())];
        constexpr std::array<std::string_view, 3> signs{" & ", " | ", " ^ "};
        std::vector<std::string> words;
        for (const Lit operand : d.operands)
            words.push_back(word(operand));
        return sign + "(" + joined(std::move(words), signs[d.op]) + ")";
    }
    [[nodiscard]] std::string spot(const PatternSpot& spot) const
    {
        const auto first = std::ranges::find_if(m_layers, [&](Layer l) { return placesOf(l) == placesOf(spot.layer); });
        const std::string layer =
            first != m_layers.end() && *first == spot.layer ? "" : std::string(nameOf(spot.layer)) + ":";
        const std::string place = layer + toString(spot.place);
        if (spot.kind == PatternSpot::Holds)
            return place;
        return place + (spot.kind == PatternSpot::Is ? "=" : ">=") + std::to_string(spot.value);
    }
    [[nodiscard]] std::string line(const PatternNet& net) const
    {
        std::vector<std::string> words;
        std::set<int> named;
        for (const PatternNet::Closed& closed : net.closed) {
            std::vector<std::string> ways;
            named.insert(closed.node);
            for (const PatternNet::Way& way : closed.ways) {
                named.insert(way.to);
                const std::string over = way.link == Yes ? "" : " over " + word(way.link);
                ways.push_back(word(net.nodes[static_cast<std::size_t>(way.to)]) + over);
            }
            words.push_back(word(net.nodes[static_cast<std::size_t>(closed.node)]) + " [" + joined(ways, " ") + "]");
        }
        for (std::size_t n = 0; n < net.nodes.size(); ++n)
            if (!named.contains(static_cast<int>(n)))
                words.push_back(word(net.nodes[n]));
        return "net " + net.family + ": " + joined(std::move(words), " ") + "\n";
    }

    const Pattern& m_pattern;
    const std::vector<Layer>& m_layers;
};

// --- reading ---

/// One line, or what is left of it. What cannot be read sets `failed`.
class PatternReader {
public:
    PatternReader(std::string_view text, const std::vector<Layer>& layers, Pattern& pattern, std::vector<Definition>& d)
        : m_text(text), m_layers(layers), m_pattern(pattern), m_definitions(d)
    {
    }

    [[nodiscard]] bool failed() const { return m_failed; }
    [[nodiscard]] bool atEnd()
    {
        skipSpaces();
        return m_text.empty();
    }
    [[nodiscard]] bool take(std::string_view wanted)
    {
        skipSpaces();
        if (!m_text.starts_with(wanted))
            return false;
        m_text.remove_prefix(wanted.size());
        return true;
    }
    [[nodiscard]] std::string_view word()
    {
        skipSpaces();
        const std::string_view word = m_text.substr(0, m_text.find_first_of(" :"));
        m_text.remove_prefix(word.size());
        m_failed = m_failed || word.empty();
        return word;
    }
    [[nodiscard]] int number()
    {
        skipSpaces();
        int n = 0;
        const auto [end, error] = std::from_chars(m_text.data(), m_text.data() + m_text.size(), n);
        m_failed = m_failed || error != std::errc();
        m_text.remove_prefix(static_cast<std::size_t>(end - m_text.data()));
        return n;
    }
    [[nodiscard]] std::vector<Lit> literals()
    {
        std::vector<Lit> lits;
        while (!m_failed && !atEnd())
            lits.push_back(literal());
        return lits;
    }
    [[nodiscard]] Lit literal()
    {
        if (take("!"))
            return !literal();
        if (take("yes"))
            return Yes;
        if (take("no "))
            return No;
        return take("(") ? helper() : Lit::of(atomOf(spot()));
    }
    void rule()
    {
        PatternRule rule{.family = std::string(word())};
        expect(":");
        rule.lo = rule.hi = number();
        if (take("-")) {
            rule.hi = number();
        } else {
            for (bool first = true; !m_failed && take(","); first = false) {
                const int n = number();
                rule.step = first ? n - rule.lo : rule.step;
                rule.hi = n;
            }
        }
        expect("of");
        while (!m_failed && !atEnd() && !m_text.starts_with("if "))
            rule.operands.push_back(literal());
        if (take("if "))
            rule.guard = literal();
        m_failed = m_failed || rule.operands.empty() || rule.step < 1;
        tellPositively(rule);
        m_pattern.rules.push_back(std::move(rule));
    }
    void net()
    {
        PatternNet net{.family = std::string(word())};
        expect(":");
        while (!m_failed && !atEnd()) {
            const int node = nodeOf(net, literal());
            if (!take("["))
                continue;
            PatternNet::Closed closed{node, {}};
            while (!m_failed && !take("]")) {
                const int to = nodeOf(net, literal());
                closed.ways.push_back({to, take("over") ? literal() : Yes});
                m_failed = m_failed || m_text.empty();
            }
            net.closed.push_back(std::move(closed));
        }
        m_pattern.nets.push_back(std::move(net));
    }

private:
    void skipSpaces() { m_text.remove_prefix(std::min(m_text.find_first_not_of(' '), m_text.size())); }
    void expect(std::string_view wanted)
    {
        if (!take(wanted))
            m_failed = true;
    }
    static int nodeOf(PatternNet& net, Lit l)
    {
        const auto known = std::ranges::find(net.nodes, l);
        const auto index = static_cast<int>(known - net.nodes.begin());
        if (known == net.nodes.end())
            net.nodes.push_back(l);
        return index;
    }
    /// Helpers get numbers from `helperBase` on until the number of spots is known.
    [[nodiscard]] Lit helper()
    {
        Definition d{Definition::And, 0, {literal()}};
        while (!m_failed && !take(")")) {
            if (take("&"))
                d.op = Definition::And;
            else if (take("|"))
                d.op = Definition::Or;
            else if (take("^"))
                d.op = Definition::Xor;
            else
                m_failed = true;
            d.operands.push_back(literal());
        }
        const auto same = std::ranges::find_if(
            m_definitions, [&](const Definition& other) { return other.op == d.op && other.operands == d.operands; });
        if (same != m_definitions.end())
            return Lit::of(same->atom);
        d.atom = helperBase + static_cast<int>(m_definitions.size());
        m_definitions.push_back(d);
        return Lit::of(d.atom);
    }
    [[nodiscard]] int atomOf(const PatternSpot& spot)
    {
        const auto known = std::ranges::find(m_pattern.spots, spot);
        const auto index = static_cast<int>(known - m_pattern.spots.begin());
        if (known == m_pattern.spots.end())
            m_pattern.spots.push_back(spot);
        return index + 1;
    }
    [[nodiscard]] PatternSpot spot()
    {
        PatternSpot spot;
        const auto named =
            std::ranges::find_if(m_layers, [&](Layer l) { return m_text.starts_with(std::string(nameOf(l)) + ":"); });
        if (named != m_layers.end())
            m_text.remove_prefix(nameOf(*named).size() + 1);
        spot.place = place();
        const PlaceKind kind = isCell(spot.place)     ? PlaceKind::Cell
                               : isVertex(spot.place) ? PlaceKind::Vertex
                                                      : PlaceKind::Edge;
        const auto first = std::ranges::find_if(m_layers, [&](Layer l) { return placesOf(l) == kind; });
        m_failed = m_failed || (named == m_layers.end() && first == m_layers.end());
        if (!m_failed)
            spot.layer = named != m_layers.end() ? *named : *first;
        if (m_text.starts_with("=") || m_text.starts_with(">=")) {
            spot.kind = m_text.starts_with("=") ? PatternSpot::Is : PatternSpot::AtLeast;
            m_text.remove_prefix(spot.kind == PatternSpot::Is ? 1 : 2);
            spot.value = number();
        }
        return spot;
    }
    [[nodiscard]] Place cell()
    {
        expect("R");
        const int row = number();
        expect("C");
        return cellAt(number() - 1, row - 1);
    }
    [[nodiscard]] Place place()
    {
        if (take("P")) {
            const int row = number();
            expect(",");
            return vertexAt(number(), row);
        }
        const Place a = cell();
        if (!m_text.starts_with("-R"))
            return a;
        expect("-");
        const Place b = cell();
        return {static_cast<std::int16_t>((a.x + b.x) / 2), static_cast<std::int16_t>((a.y + b.y) / 2)};
    }

public:
    static constexpr int helperBase = 1 << 20;

private:
    std::string_view m_text;
    const std::vector<Layer>& m_layers;
    Pattern& m_pattern;
    std::vector<Definition>& m_definitions;
    bool m_failed = false;
};

/// Helpers stand behind the spots.
void placeHelpers(Pattern& pattern, std::vector<Definition> definitions)
{
    const auto fix = [&](Lit& l) {
        if (l.atom() >= PatternReader::helperBase)
            l = Lit::of(l.atom() - PatternReader::helperBase + pattern.firstHelper(), l.positive());
    };
    for (Definition& d : definitions) {
        d.atom += pattern.firstHelper() - PatternReader::helperBase;
        std::ranges::for_each(d.operands, fix);
    }
    for (PatternRule& rule : pattern.rules) {
        std::ranges::for_each(rule.operands, fix);
        fix(rule.guard);
    }
    for (PatternNet& net : pattern.nets) {
        std::ranges::for_each(net.nodes, fix);
        for (PatternNet::Closed& closed : net.closed)
            for (PatternNet::Way& way : closed.ways)
                fix(way.link);
    }
    pattern.definitions = std::move(definitions);
}

std::optional<Layer> layerNamed(std::string_view name)
{
    const auto found = std::ranges::find(layerTable, name, &LayerInfo::name);
    return found == layerTable.end() ? std::nullopt : std::optional(static_cast<Layer>(found - layerTable.begin()));
}

/// "name ID = ENGLISH = JAPANESE", or the same with "says".
bool readName(std::string_view line, std::vector<PatternName>& names)
{
    constexpr std::string_view between = " = ";
    const bool isSentence = line.starts_with("says ");
    if (!isSentence && !line.starts_with("name "))
        return false;
    line.remove_prefix(5);
    const std::size_t first = line.find(between);
    const std::size_t second = first == std::string_view::npos ? first : line.find(between, first + between.size());
    if (second == std::string_view::npos)
        return false;
    const std::string_view id = line.substr(0, first);
    const std::size_t english = first + between.size();
    const Bilingual words{line.substr(english, second - english), line.substr(second + between.size())};
    auto known = std::ranges::find(names, id, &PatternName::id);
    if (known == names.end())
        known = names.insert(names.end(), PatternName{.id = id});
    (isSentence ? known->sentence : known->name) = words;
    return true;
}

/// Calls `read` with each line, until it says that it cannot read one; that one's number from 1, else 0.
template <class Read>
int eachLine(std::string_view text, const Read& read)
{
    for (int number = 1; !text.empty(); ++number) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (!read(line))
            return number;
    }
    return 0;
}

/// Line by line.
class BookReader {
public:
    [[nodiscard]] bool read(std::string_view line)
    {
        if (line.empty() || line.front() == '#')
            return true;
        if (line.starts_with("name ") || line.starts_with("says "))
            return readName(line, m_book.names);
        Pattern none;
        Pattern& pattern = m_book.patterns.empty() ? none : m_book.patterns.back();
        PatternReader in(line, m_book.layers, pattern, m_definitions);
        const std::string_view verb = in.word();
        if (verb == "answers")
            return readLayers(in);
        if (verb == "pattern") {
            close();
            m_book.patterns.push_back({.technique = in.atEnd() ? std::string() : std::string(in.word())});
            return !in.failed();
        }
        if (m_book.patterns.empty())
            return false;
        if (verb == "seen")
            pattern.seen = in.number();
        else if (verb == "rule")
            in.rule();
        else if (verb == "net")
            in.net();
        else if (verb == "known")
            pattern.known = in.literals();
        else if (verb == "so")
            pattern.conclusions = in.literals();
        else
            return false;
        return !in.failed() && in.atEnd();
    }
    [[nodiscard]] PatternBook book()
    {
        close();
        return std::move(m_book);
    }

private:
    [[nodiscard]] bool readLayers(PatternReader& in)
    {
        while (!in.atEnd() && !in.failed()) {
            const auto layer = layerNamed(in.word());
            if (!layer)
                return false;
            m_book.layers.push_back(*layer);
        }
        return !in.failed();
    }
    void close()
    {
        if (!m_book.patterns.empty())
            placeHelpers(m_book.patterns.back(), std::move(m_definitions));
        m_definitions.clear();
    }

    PatternBook m_book;
    std::vector<Definition> m_definitions;
};

} // namespace

std::string linesOf(const Pattern& pattern, const std::vector<Layer>& layers)
{
    return PatternWriter(pattern, layers).lines();
}

std::string textOf(const PatternBook& book, std::string_view title)
{
    std::string text = "# " + std::string(title) + "\nanswers";
    for (const Layer layer : book.layers)
        text.append(" ").append(nameOf(layer));
    text += "\n";
    for (const auto& [id, name, sentence] : book.names)
        for (const auto& [verb, words] : {std::pair("name ", name), std::pair("says ", sentence)})
            text.append(verb).append(id).append(" = ").append(words.en).append(" = ").append(words.ja).append("\n");
    for (const Pattern& pattern : book.patterns)
        text += "\npattern" + (pattern.technique.empty() ? "" : " " + pattern.technique) + "\nseen "
                + std::to_string(pattern.seen) + "\n" + linesOf(pattern, book.layers);
    return text;
}

std::optional<PatternBook> readPatterns(std::string_view text, int* broken)
{
    BookReader reader;
    const int line = eachLine(text, [&](std::string_view words) { return reader.read(words); });
    if (broken != nullptr)
        *broken = line;
    return line > 0 ? std::nullopt : std::optional(reader.book());
}

std::vector<PatternName> readPatternNames(std::string_view text)
{
    std::vector<PatternName> names;
    static_cast<void>(eachLine(text, [&](std::string_view line) {
        static_cast<void>(readName(line, names));
        return true;
    }));
    return names;
}

} // namespace tokisuji
