#include "editor/ui/texts/place_text.h"

#include "editor/model/place_name.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace tokisuji {

namespace {

/// Long lists end here; the board shows the rest.
constexpr std::size_t mostPlaces = 4;
constexpr std::size_t mostBundles = 3;

struct PlaceWords {
    Q_DECLARE_TR_FUNCTIONS(PlaceText)

public:
    static QString separator() { return tr(", ", "between the items of a list"); }
    static QString with(const QString& list, const QString& last)
    {
        return tr("%1 and %2", "a list of places and its last item").arg(list, last);
    }
    static QString without(const QString& list, const QString& last)
    {
        return tr("%1 or %2", "a list of numbers and its last item").arg(list, last);
    }
    static QString range(const QString& first, const QString& last)
    {
        return tr("%1–%2", "from one number to another").arg(first, last);
    }
    static QString more(const QString& list, std::size_t count)
    {
        return tr("%1 … (%2)", "the beginning of a list and how many there are").arg(list).arg(count);
    }
    static QString edges(const QString& links, int count) { return tr("the edge %1", nullptr, count).arg(links); }
    static QString between(Place a, Place b)
    {
        return tr("between %1 and %2", "a line from one cell to another").arg(placeName(a), placeName(b));
    }
    static QString from(Place hub, const QString& others)
    {
        return tr("from %1 to %2", "lines from one cell to several").arg(placeName(hub), others);
    }
};

/// All items, of which `names` say some.
QString sentenceList(QStringList names, std::size_t named, std::size_t count)
{
    if (named < count)
        return PlaceWords::more(names.join(PlaceWords::separator()), count);
    if (names.size() < 2)
        return names.join(QString());
    const QString last = names.takeLast();
    return PlaceWords::with(names.join(PlaceWords::separator()), last);
}

/// Links that have a cell in common.
struct Bundle {
    Place hub;
    std::vector<Link> links; ///< from the hub
};

/// The first few of those that links fall into, each as large as it can be.
template <class MayBeHub>
std::vector<Bundle> bundlesOf(std::vector<Link> links, const MayBeHub& mayBeHub)
{
    std::vector<Bundle> bundles;
    while (!links.empty() && bundles.size() < mostBundles) {
        const auto count = [&](Place hub) {
            return !mayBeHub(hub) ? 0 : std::ranges::count_if(links, [&](const Link& link) {
                return std::ranges::count(link, hub) > 0;
            });
        };
        const auto [first, second] = links.front();
        Bundle bundle{count(second) > count(first) ? second : first, {}};
        std::erase_if(links, [&](const Link& link) {
            if (std::ranges::count(link, bundle.hub) == 0)
                return false;
            bundle.links.push_back({bundle.hub, link[0] == bundle.hub ? link[1] : link[0]});
            return true;
        });
        bundles.push_back(std::move(bundle));
    }
    return bundles;
}

struct Names {
    QStringList names;
    std::size_t named = 0; ///< so many places are in them
};

std::vector<Link> linksOf(const std::vector<Place>& edges)
{
    std::vector<Link> links;
    for (const Place edge : edges)
        links.push_back(cellsBeside(edge));
    return links;
}

Names sideNames(const std::vector<Place>& edges, const Board& board)
{
    Names result;
    for (const Bundle& bundle : bundlesOf(linksOf(edges), [&](Place cell) { return board.grid().hasCell(cell); })) {
        CellSides which = 0;
        for (const auto& [cell, other] : bundle.links)
            which |= sideAt(cell, Place{static_cast<std::int16_t>((cell.x + other.x) / 2),
                                        static_cast<std::int16_t>((cell.y + other.y) / 2)});
        result.names << sidesName(bundle.hub, which);
        result.named += bundle.links.size();
    }
    return result;
}

/// The same corners of different cells are said together.
Names cornerNames(const std::vector<Place>& vertices, const Board& board)
{
    struct Group {
        CellCorner which;
        QStringList cells;
    };
    std::vector<Group> groups;
    Names result{{}, std::min(vertices.size(), mostPlaces)};
    for (std::size_t k = 0; k < result.named; ++k) {
        const CellCorner corner = cornerAt(board.grid(), vertices[k]);
        auto group = std::ranges::find_if(groups, [&](const Group& known) {
            return known.which.isUpper == corner.isUpper && known.which.isLeft == corner.isLeft;
        });
        if (group == groups.end())
            group = groups.insert(groups.end(), {corner, {}});
        group->cells << placeName(corner.cell);
    }
    for (const auto& [which, cells] : groups)
        result.names << cornersName(which, sentenceList(cells, 1, 1), static_cast<int>(cells.size()));
    return result;
}

/// Of cells and lattice points.
Names firstNames(const std::vector<Place>& places, const Board& board)
{
    if (std::ranges::all_of(places, [&](Place place) { return board.grid().contains(PlaceKind::Vertex, place); }))
        return cornerNames(places, board);
    Names result;
    for (; result.named < std::min(places.size(), mostPlaces); ++result.named)
        result.names << placeName(board, places[result.named]);
    return result;
}

/// Three and more numbers in a row become "first–last".
QStringList withRanges(const QStringList& values)
{
    constexpr qsizetype fewest = 3;
    const auto follows = [&](qsizetype k) {
        bool isNumber = false;
        const int before = values[k - 1].toInt(&isNumber);
        return isNumber && values[k] == QString::number(before + 1);
    };
    QStringList items;
    for (qsizetype k = 0; k < values.size();) {
        qsizetype end = k + 1;
        while (end < values.size() && follows(end))
            ++end;
        if (end - k >= fewest)
            items << PlaceWords::range(values[k], values[end - 1]);
        else
            items << values.mid(k, end - k);
        k = end;
    }
    return items;
}

} // namespace

QString placesText(const std::vector<Place>& places, const Board& board)
{
    const Grid& grid = board.grid();
    const bool areSides = drawsAlongEdges(board) && std::ranges::all_of(places, [&](Place place) {
                              return grid.contains(PlaceKind::Edge, place);
                          });
    const bool areLinks = !places.empty() && !drawsAlongEdges(board)
                          && std::ranges::all_of(places, [&](Place place) { return grid.isInner(place); });
    if (areLinks)
        return PlaceWords::edges(joinedLinks(linksOf(places)), static_cast<int>(places.size()));
    const auto [names, named] = areSides ? sideNames(places, board) : firstNames(places, board);
    const QString list = names.join(PlaceWords::separator());
    return named < places.size() ? PlaceWords::more(list, places.size()) : list;
}

QString joinedPlaces(const std::vector<Place>& places, const Board& board)
{
    const auto [names, named] = firstNames(places, board);
    return sentenceList(names, named, places.size());
}

QString joinedSides(const std::vector<Place>& edges, const Board& board)
{
    const auto [names, named] = sideNames(edges, board);
    return sentenceList(names, named, edges.size());
}

QString joinedLinks(const std::vector<Link>& links)
{
    Names all;
    for (const Bundle& bundle : bundlesOf(links, [](Place) { return true; })) {
        QStringList others;
        for (const Link& link : bundle.links)
            others << placeName(link[1]);
        const auto& [hub, other] = bundle.links.front();
        all.names << (others.size() == 1 ? PlaceWords::between(hub, other)
                                         : PlaceWords::from(hub, sentenceList(others, 1, 1)));
        all.named += bundle.links.size();
    }
    return sentenceList(all.names, all.named, links.size());
}

QString closedUp(QString text)
{
    static const QRegularExpression between(QStringLiteral("(?<=[\\x{2e80}-\\x{ffef}]) (?=[\\x{2e80}-\\x{ffef}])"));
    return text.remove(between);
}

QString joinedValues(const QStringList& values)
{
    const QStringList items = withRanges(values);
    return items.size() < 2
               ? items.join(QString())
               : PlaceWords::without(items.first(items.size() - 1).join(PlaceWords::separator()), items.last());
}

} // namespace tokisuji
