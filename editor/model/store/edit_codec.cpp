#include "editor/model/store/edit_codec.h"

#include "editor/model/store/bytes.h"
#include "engine/formats/foreign.h"
#include "engine/genre/registry.h"

#include <limits>
#include <utility>

namespace tokisuji {

namespace {

constexpr std::uint8_t codecVersion = 1;

/// Kinds of steps: the high half of a step's first byte. They are in files and never change their numbers.
enum Tag : std::uint8_t {
    ChangeTag = 0,
    InsertTag = 1,
    RemoveTag = 2,
    TransformTag = 3,
    FlagTag = 4,
    SetupTag = 5,
    LayerTag = 6,
    TrialTag = 7
};

/// Layers from here on have a byte of their own behind a LayerTag.
constexpr std::uint8_t shortLayers = 16;
/// Stands where a layer would: the setup of the board follows.
constexpr std::uint8_t setupMark = 0xff;
/// The same: the top row of bricks is indented.
constexpr std::uint8_t indentedMark = 0xfe;

std::uint8_t tagged(Tag tag, std::uint8_t detail = 0)
{
    return static_cast<std::uint8_t>(tag << 4 | detail);
}

class EditWriter {
public:
    explicit EditWriter(ByteWriter& out) : m_out(out) {}

    void operator()(const Change& step)
    {
        const auto layer = static_cast<std::uint8_t>(step.layer);
        m_out.byte(layer < shortLayers ? tagged(ChangeTag, layer) : tagged(LayerTag));
        if (layer >= shortLayers)
            m_out.byte(layer);
        m_out.signedNumber(step.place.x - m_last.x);
        m_out.signedNumber(step.place.y - m_last.y);
        m_out.signedNumber(step.before);
        m_out.signedNumber(step.after);
        m_last = step.place;
    }
    void operator()(const InsertLines& step) { lines(InsertTag, step.axis, step.at, step.count); }
    void operator()(const RemoveLines& step) { lines(RemoveTag, step.axis, step.at, step.count); }
    void operator()(const Transform& step) { m_out.byte(tagged(TransformTag, step.kind)); }
    void operator()(const FlagChange& step) { texts(FlagTag, step.before, step.after); }
    void operator()(const SetupChange& step) { texts(SetupTag, step.before, step.after); }
    void operator()(const TrialStep& step) { m_out.byte(tagged(TrialTag, step.kind)); }

private:
    void texts(Tag tag, const std::string& before, const std::string& after)
    {
        m_out.byte(tagged(tag));
        m_out.text(before);
        m_out.text(after);
    }
    void lines(Tag tag, Axis axis, int at, int count)
    {
        m_out.byte(tagged(tag, static_cast<std::uint8_t>(axis)));
        m_out.signedNumber(at);
        m_out.signedNumber(count);
    }

    ByteWriter& m_out;
    Place m_last;
};

class EditReader {
public:
    explicit EditReader(ByteReader& in) : m_in(in) {}

    [[nodiscard]] EditStep step()
    {
        const std::uint8_t first = m_in.byte();
        const std::uint8_t detail = first & 0x0f;
        switch (first >> 4) {
        case ChangeTag:
            return change(within(detail, shortLayers));
        case InsertTag:
            return lines<InsertLines>(within(detail, 2));
        case RemoveTag:
            return lines<RemoveLines>(within(detail, 2));
        case TransformTag:
            return Transform{static_cast<Transform::Kind>(within(detail, 4))};
        case FlagTag:
            return texts<FlagChange>(within(detail, 1));
        case SetupTag:
            return texts<SetupChange>(within(detail, 1));
        case LayerTag:
            within(detail, 1);
            return change(longLayer());
        case TrialTag:
            return TrialStep{static_cast<TrialStep::Kind>(within(detail, 2))};
        default:
            m_in.fail();
            return Transform{};
        }
    }

private:
    std::uint8_t within(std::uint8_t detail, std::uint8_t count)
    {
        if (detail < count)
            return detail;
        m_in.fail();
        return 0;
    }
    /// Those before would have two spellings.
    std::uint8_t longLayer()
    {
        const std::uint8_t layer = within(m_in.byte(), layerCount);
        if (layer < shortLayers)
            m_in.fail();
        return layer;
    }
    std::int16_t coordinate(std::int16_t from)
    {
        const std::int64_t value = std::int64_t{from} + m_in.signedNumberAs<std::int32_t>();
        if (value < std::numeric_limits<std::int16_t>::min() || value > std::numeric_limits<std::int16_t>::max())
            m_in.fail();
        return static_cast<std::int16_t>(value);
    }
    Change change(std::uint8_t layer)
    {
        m_last.x = coordinate(m_last.x);
        m_last.y = coordinate(m_last.y);
        const int before = m_in.signedNumberAs<int>();
        const int after = m_in.signedNumberAs<int>();
        return {static_cast<Layer>(layer), m_last, before, after};
    }
    template <class Lines>
    Lines lines(std::uint8_t axis)
    {
        const int at = m_in.signedNumberAs<int>();
        const int count = m_in.signedNumberAs<int>();
        return {static_cast<Axis>(axis), at, count};
    }
    template <class Texts>
    Texts texts(std::uint8_t)
    {
        std::string before = m_in.text();
        return {std::move(before), m_in.text()};
    }

    ByteReader& m_in;
    Place m_last;
};

/// Values that are not blank, each after the number of blank ones before it.
void writeLayer(ByteWriter& out, std::span<const int> values)
{
    std::uint64_t blanks = 0;
    for (const int value : values) {
        if (value == blank) {
            ++blanks;
            continue;
        }
        out.number(blanks);
        out.signedNumber(value);
        blanks = 0;
    }
    out.number(blanks);
}

void readLayer(ByteReader& in, Board& board, Layer layer)
{
    const PlaceKind kind = placesOf(layer);
    const auto count = static_cast<std::uint64_t>(board.grid().count(kind));
    for (std::uint64_t at = 0; !in.failed(); ++at) {
        const std::uint64_t blanks = in.number();
        if (blanks > count - at)
            in.fail();
        at += blanks;
        if (in.failed() || at == count)
            return;
        const int value = in.signedNumberAs<int>();
        if (!board.canHold(layer, value))
            in.fail();
        board.set(layer, board.grid().place(kind, static_cast<int>(at)), value);
    }
}

/// A blank board of the genre and size that are told, without what a new one begins with; nothing where there is none
/// such.
std::optional<Board> readHeader(ByteReader& in)
{
    const Genre* genre = findKind(in.text());
    const int width = in.signedNumberAs<int>();
    const int height = in.signedNumberAs<int>();
    std::string flags = in.text();
    std::string ownRules = in.text();
    if (in.failed() || genre == nullptr || !Grid({width, height}, {genre->tiling}).isPossible())
        return std::nullopt;
    const Grid grid({width, height}, {genre->tiling});
    Board board = genre->makeBoardOn(grid, std::move(flags)).blankOn(grid);
    board.setOwnRules(std::move(ownRules));
    board.setSetup({});
    return board;
}

/// What can be read of a puzzle without rules is read again, and then it may be more.
bool keepsLayers(const Board& board)
{
    const Genre* genre = findKind(board.genre());
    return genre == nullptr || genre->isWhole();
}

} // namespace

QByteArray encodeEdit(const Edit& edit, std::uint64_t context)
{
    ByteWriter out;
    out.byte(codecVersion);
    EditWriter writer(out);
    for (const EditStep& step : edit.steps)
        std::visit(writer, step);
    out.seal(context);
    return out.bytes();
}

std::optional<Edit> decodeEdit(QByteArrayView bytes, std::uint64_t context)
{
    ByteReader in(bytes);
    if (!in.unseal(context) || in.byte() != codecVersion)
        return std::nullopt;
    Edit edit;
    EditReader reader(in);
    while (!in.atEnd() && !in.failed())
        edit.steps.push_back(reader.step());
    return in.failed() ? std::nullopt : std::optional(std::move(edit));
}

QByteArray encodeBoard(const Board& board, std::uint64_t context)
{
    ByteWriter out;
    out.byte(codecVersion);
    out.text(board.genre());
    out.signedNumber(board.size().width);
    out.signedNumber(board.size().height);
    out.text(board.flags());
    out.text(board.ownRules());
    if (board.grid().tiling().isIndented)
        out.byte(indentedMark);
    if (!board.setup().empty()) {
        out.byte(setupMark);
        out.text(board.setup());
    }
    for (const Layer layer : keepsLayers(board) ? board.layers() : std::vector<Layer>()) {
        out.byte(static_cast<std::uint8_t>(layer));
        writeLayer(out, board.values(layer));
    }
    out.seal(context);
    return out.bytes();
}

std::optional<Board> decodeBoard(QByteArrayView bytes, std::uint64_t context)
{
    ByteReader in(bytes);
    if (!in.unseal(context) || in.byte() != codecVersion)
        return std::nullopt;
    std::optional<Board> board = readHeader(in);
    while (board && !in.atEnd() && !in.failed()) {
        const std::uint8_t layer = in.byte();
        if (layer == setupMark) {
            board->setSetup(in.text());
            continue;
        }
        if (layer == indentedMark) {
            const Tiling indented = board->grid().tiling().movedBy(1);
            if (!indented.isIndented)
                return std::nullopt;
            board = board->blankOn(Grid(board->size(), indented));
            continue;
        }
        if (layer >= layerCount || !board->has(static_cast<Layer>(layer)))
            return std::nullopt;
        readLayer(in, *board, static_cast<Layer>(layer));
    }
    return in.failed() || !board ? std::nullopt : readAgain(std::move(*board));
}

} // namespace tokisuji
