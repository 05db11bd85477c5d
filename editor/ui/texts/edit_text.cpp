#include "editor/ui/texts/edit_text.h"

#include "editor/model/place_name.h"
#include "editor/ui/texts/bilingual_text.h"
#include "editor/ui/texts/clue_text.h"
#include "editor/ui/texts/place_text.h"
#include "editor/ui/texts/turn_verdict_text.h"
#include "editor/ui/texts/value_text.h"
#include "engine/board/clue_group.h"
#include "engine/board/rooms.h"
#include "engine/drawing/glyphs.h"
#include "engine/genre/registry.h"
#include "engine/twisty/twisty_board.h"

#include <QCoreApplication>

#include <array>

namespace tokisuji {

namespace {

struct EditWords {
    Q_DECLARE_TR_FUNCTIONS(EditText)

public:
    static QString clueSet(const EditSummary& s, const Genre& genre)
    {
        if (s.layer == Layer::Room)
            return (s.value == thinBorder ? tr("thin border %1") : tr("border %1")).arg(where(s));
        return tr("%1 at %2").arg(clue(s, s.value, genre), where(s));
    }
    static QString clueErased(const EditSummary& s, const Genre& genre)
    {
        if (s.layer == Layer::Room)
            return (s.before == thinBorder ? tr("erase thin border %1") : tr("erase border %1")).arg(where(s));
        return tr("erase %1 at %2").arg(clue(s, s.before, genre), where(s));
    }
    static QString where(const EditSummary& s)
    {
        return placesOf(s.layer) == PlaceKind::Slot ? slotName(s.side, s.place) : placeName(s.place);
    }
    static QString clue(const EditSummary& s, int value, const Genre& genre)
    {
        if (s.numbers.size() > 1)
            return numbersText(genre, s.numbers);
        return s.layer == Layer::Number ? clueText(genre, value, s.direction) : clueText(genre, s.layer, value);
    }

    static QString withImages(const QString& text, int images)
    {
        return images == 0 ? text : tr("%1 and %n images", nullptr, images).arg(text);
    }
    static QString cluesErased(int count) { return tr("erase %n clues", nullptr, count); }
    static QString cluesMoved(const EditSummary& s)
    {
        return tr("move %n clues, %1 to %2", nullptr, s.clues).arg(placeName(s.place), placeName(s.other));
    }
    static QString cluesTurned(const EditSummary& s)
    {
        const std::array words{
            tr("flip %n clues left and right", nullptr, s.clues), tr("flip %n clues top and bottom", nullptr, s.clues),
            tr("rotate %n clues right", nullptr, s.clues), tr("rotate %n clues left", nullptr, s.clues)};
        return words[static_cast<std::size_t>(s.transform)];
    }
    static QString shifted(Side side)
    {
        const std::array words{tr("shift up"), tr("shift down"), tr("shift left"), tr("shift right")};
        return words[static_cast<std::size_t>(side)];
    }

    static QString markSet(const EditSummary& s, const Genre& genre)
    {
        const QString place = where(s);
        if (s.layer == Layer::Shade && hasObjects(genre))
            return tr("%1 at %2").arg(markText(genre, s.layer, s.value), place);
        switch (s.layer) {
        case Layer::Shade:
            return s.value == 1 ? tr("shade %1").arg(place) : tr("dot at %1").arg(place);
        case Layer::Line:
            return s.value == 0   ? tr("cross at %1").arg(place)
                   : s.value == 2 ? tr("double line %1").arg(place)
                                  : tr("line %1").arg(place);
        case Layer::Digit:
        case Layer::Border:
        case Layer::Symbol:
        case Layer::Bar:
        case Layer::Corner:
        case Layer::Point:
            return tr("%1 at %2").arg(markText(genre, s.layer, s.value), place);
        default:
            return tr("note at %1").arg(place);
        }
    }
    static QString markErased(const EditSummary& s)
    {
        return (s.areNotes ? tr("erase note at %1") : tr("erase mark at %1")).arg(where(s));
    }

    static QString uniformMarks(const EditSummary& s, const Genre& genre)
    {
        if (s.layer == Layer::Shade && !(hasObjects(genre) && s.value == 1))
            return s.value == 1 ? tr("shade %n cells", nullptr, s.marks) : tr("%n dots", nullptr, s.marks);
        if (s.layer == Layer::Line && s.value >= 0)
            return s.value == 0 ? tr("%n crosses", nullptr, s.marks) : tr("%n lines", nullptr, s.marks);
        return marks(s.marks);
    }
    static QString marks(int count) { return tr("%n marks", nullptr, count); }
    static QString notes(const EditSummary& s)
    {
        return s.isUniform && s.value == blank ? tr("erase %n notes", nullptr, s.marks)
                                               : tr("%n notes", nullptr, s.marks);
    }
    static QString trialBegun() { return tr("begin a trial"); }
    static QString trialAccepted() { return tr("accept the trial"); }
    static QString clues(int count) { return tr("%n clues", nullptr, count); }

    static QString borders(const EditSummary& s)
    {
        return s.value == blank ? tr("%n borders erased", nullptr, s.clues) : tr("%n borders drawn", nullptr, s.clues);
    }

    static QString linesChanged(const EditSummary& s)
    {
        const bool rows = s.side == Side::Top || s.side == Side::Bottom;
        if (s.kind == EditSummary::Kind::LinesAdded)
            return rows ? tr("add %n rows", nullptr, s.count) : tr("add %n columns", nullptr, s.count);
        return rows ? tr("remove %n rows", nullptr, s.count) : tr("remove %n columns", nullptr, s.count);
    }

    static QString transformed(Transform::Kind kind)
    {
        const std::array words{tr("flip left and right"), tr("flip top and bottom"), tr("rotate right"),
                               tr("rotate left")};
        return words[static_cast<std::size_t>(kind)];
    }

    static QString ofPieces(const EditSummary& s)
    {
        const QString place = placeName(s.place);
        const QString piece = tr("piece %1").arg(s.value);
        switch (s.kind) {
        case EditSummary::Kind::PieceLaid:
            return tr("%1 at %2").arg(piece, place);
        case EditSummary::Kind::PieceTurned:
            return tr("rotate %1 at %2").arg(piece, place);
        case EditSummary::Kind::PieceTakenOff:
            return tr("remove %1 from %2").arg(piece, place);
        case EditSummary::Kind::PieceMoved:
            return tr("piece from %1 to %2").arg(place, placeName(s.other));
        case EditSummary::Kind::PiecesSwapped:
            return tr("swap %1 and %2").arg(place, placeName(s.other));
        case EditSummary::Kind::PiecePinned:
            return tr("pin %1 at %2").arg(piece, place);
        case EditSummary::Kind::PieceUnpinned:
            return tr("unpin %1 at %2").arg(piece, place);
        case EditSummary::Kind::SideColoured:
            return tr("colour %1 on the %2 of %3").arg(s.value).arg(side(s.direction), place);
        default:
            return tr("shuffle the pieces");
        }
    }
    static QString side(Dir side)
    {
        const std::array words{QString(), tr("top", "of a piece"), tr("bottom", "of a piece"), tr("left", "of a piece"),
                               tr("right", "of a piece")};
        return words[static_cast<std::size_t>(side)];
    }

    static QString turned(const std::string& turn) { return tr("turn %1").arg(QString::fromStdString(turn)); }
    static QString painted(const EditSummary& s) { return tr("%1 at %2").arg(colourName(s.name), placeName(s.place)); }
    static QString cleared(const EditSummary& s) { return tr("remove the colour at %1").arg(placeName(s.place)); }
    static QString stickers(int count) { return tr("%n stickers", nullptr, count); }
    static QString backToGoal() { return tr("back to the goal"); }

    static QString start() { return tr("start"); }
    static QString variants() { return tr("variant rules"); }
    static QString setup() { return tr("setting for the whole board"); }
    static QString several() { return tr("board changed"); }
    static QString withoutRules(const QString& title)
    {
        return tr("Tokisuji does not know the rules of %1 yet.").arg(title);
    }
    static QString mixed(const EditSummary& s) { return tr("%1 and %2").arg(clues(s.clues), marks(s.marks)); }

    static QString conflictingRoom(const QString& place, int number)
    {
        return tr("room at %1: %n shaded", nullptr, number).arg(place);
    }
    static QString standing(const QString& clue, const QString& place)
    {
        return closedUp(tr("%1 at %2", "a clue that stands there").arg(clue, place));
    }
    static QString title(const QString& genre, Size size)
    {
        return tr("%1 %2×%3").arg(genre).arg(size.width).arg(size.height);
    }
};

} // namespace

QString editText(const EditSummary& s, const Genre& genre)
{
    using Did = EditSummary::Kind;
    switch (s.kind) {
    case Did::Start:
        return EditWords::start();
    case Did::ClueSet:
        return EditWords::withImages(EditWords::clueSet(s, genre), s.images);
    case Did::ClueErased:
        return EditWords::withImages(EditWords::clueErased(s, genre), s.images);
    case Did::MarkSet:
        return EditWords::markSet(s, genre);
    case Did::MarkErased:
        return EditWords::markErased(s);
    case Did::Clues:
        return s.isUniform && s.layer == Layer::Room ? EditWords::borders(s) : EditWords::clues(s.clues);
    case Did::Marks:
        if (s.areNotes)
            return EditWords::notes(s);
        return s.isUniform ? EditWords::uniformMarks(s, genre) : EditWords::marks(s.marks);
    case Did::CluesErased:
        return EditWords::cluesErased(s.clues);
    case Did::CluesMoved:
        return EditWords::cluesMoved(s);
    case Did::CluesTurned:
        return EditWords::cluesTurned(s);
    case Did::Shifted:
        return EditWords::shifted(s.side);
    case Did::Mixed:
        return EditWords::mixed(s);
    case Did::LinesAdded:
    case Did::LinesRemoved:
        return EditWords::linesChanged(s);
    case Did::Transformed:
        return EditWords::transformed(s.transform);
    case Did::FlagsChanged:
        return EditWords::variants();
    case Did::PieceLaid:
    case Did::PieceTurned:
    case Did::PieceTakenOff:
    case Did::PieceMoved:
    case Did::PiecesSwapped:
    case Did::PiecePinned:
    case Did::PieceUnpinned:
    case Did::SideColoured:
    case Did::PiecesShuffled:
        return EditWords::ofPieces(s);
    case Did::SetupChanged:
        return EditWords::setup();
    case Did::Turned:
        return EditWords::turned(s.name);
    case Did::StickerPainted:
        return EditWords::painted(s);
    case Did::StickerCleared:
        return EditWords::cleared(s);
    case Did::Stickers:
        return EditWords::stickers(s.clues);
    case Did::BackToGoal:
        return EditWords::backToGoal();
    case Did::TrialBegun:
        return EditWords::trialBegun();
    case Did::TrialAccepted:
        return EditWords::trialAccepted();
    case Did::Several:
        break;
    }
    return EditWords::several();
}

QString conflictText(const Board& board, Place place)
{
    const Grid& grid = board.grid();
    const int number = grid.hasCell(place) ? board.at(Layer::Number, place) : blank;
    const Genre& genre = genreOf(board);
    if (genre.clue(Clue::RoomNumber) != nullptr && genre.has(Mark::Shade) && number >= 0)
        return EditWords::conflictingRoom(placeName(board, place), number);
    QString clue;
    for (const std::vector<Layer>& group : clueGroups(board))
        if (clue.isEmpty() && grid.contains(placesOf(group.front()), place) && stands(board, group, place))
            clue = clueTextAt(board, group.front(), place);
    return clue.isEmpty() ? placeName(board, place) : EditWords::standing(clue, placeName(board, place));
}

/// A twisty puzzle is named by its definition; the size of its net says nothing.
QString boardTitle(const Board& board)
{
    if (genreOf(board).clue(Clue::Sticker) != nullptr)
        if (const auto definition = twistyOf(board))
            return bilingualText({definition->en, definition->ja}, "Definition", definition->en);
    return EditWords::title(genreTitle(genreOf(board)), board.grid().saidSize());
}

QString genreTitle(const Genre& genre)
{
    return bilingualText(genre.title, "Genre", genre.id);
}

QString variantName(const Genre& genre, const Variant& variant)
{
    return bilingualText(variant.name, "Variant", std::string(genre.id) + '/' + variant.letter);
}

QString genreSummary(const Genre& genre)
{
    if (!genre.isWhole())
        return EditWords::withoutRules(genreTitle(genre));
    return bilingualText(genre.summary, "Summary", genre.id);
}

} // namespace tokisuji
