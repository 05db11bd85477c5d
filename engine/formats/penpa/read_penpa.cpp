#include "engine/formats/formats.h"
#include "engine/formats/penpa/link.h"
#include "engine/formats/penpa/mark_art.h"
#include "engine/formats/penpa/penpa.h"
#include "engine/formats/text.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <cctype>

namespace tokisuji::penpa {

namespace {

std::string folded(std::string_view text)
{
    std::string small(text);
    std::ranges::transform(small, small.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return small;
}

/// What a drawing says about a board of one genre.
struct Sight {
    Board board;
    Sheet rest; ///< what the genre does not know
    Frame frame;
};

std::optional<Sight> seenAs(const Genre& genre, const Text& text)
{
    const auto frame = frameIn(genre, text.whole, text.space);
    if (!frame)
        return std::nullopt;
    Sight sight{genre.makeBoard(frame->board()), text.question, *frame};
    const Look look = lookOf(genre);
    readClues({genre, sight.board, look, *frame, sight.rest});
    // Words beside the board are for people.
    std::erase_if(sight.rest.figures, [](const auto& entry) { return entry.second.mode == longMode; });
    return sight;
}

/// Where a thing is, for a message.
std::string placeText(const Sight& sight)
{
    const auto point = sight.rest.firstPoint();
    const auto spot = point ? sight.frame.spot(*point) : std::nullopt;
    return spot ? toString(spot->place) : toString(wholeBoard);
}

/// Is exactly this drawn of a board? With the grid that its genre has.
bool isDrawingOf(const Board& board, const Text& text)
{
    const Genre& genre = genreOf(board);
    const Look look = lookOf(genre);
    const Frame frame = frameOf(genre, board);
    Sheet sheet;
    drawClues({genre, board, look, frame, sheet});
    const Margins space = hasClueCells(genre) ? Margins{} : frame.margins();
    return frame.whole() == text.whole && space == text.space && look.grid == text.grid && sheet == text.question;
}

/// Puts marks onto a board; false if something is drawn that is no mark of its genre.
bool addMarks(Board& board, const Text& text, Sheet marks)
{
    const Genre& genre = genreOf(board);
    const auto frame = frameIn(genre, text.whole, text.space);
    if (!frame || frame->board() != board.size())
        return false;
    readMarks({genre, board, lookOf(genre), *frame, marks});
    return marks.size() == 0;
}

Board withMarks(Board board, const Text& text)
{
    if (text.answer.size() > 0)
        addMarks(board, text, text.answer);
    return board;
}

/// Can the genre's own file hold the clues? A drawing may say what it cannot, such as a number where none can stand.
bool isSound(const Board& board)
{
    const Board clues = board.withoutMarks();
    Result<Board> again = readPzprv3(writePzprv3(clues));
    if (!again)
        return false;
    (*again).setFlags(clues.flags()); // some stand in addresses alone
    return *again == clues;
}

Result<Board> readAs(const Genre& genre, const Text& text)
{
    auto sight = seenAs(genre, text);
    if (!sight)
        return errorOf("penpa-drawing", {std::string(genre.id), "1", toString(wholeBoard)});
    if (const std::size_t unknown = sight->rest.size(); unknown > 0)
        return errorOf("penpa-drawing", {std::string(genre.id), std::to_string(unknown), placeText(*sight)});
    if (!isSound(sight->board))
        return errorOf("penpa-drawing", {std::string(genre.id), "1", toString(wholeBoard)});
    return withMarks(std::move(sight->board), text);
}

/// The genre that a tag names.
const Genre* genreTagged(const Text& text)
{
    for (const std::string& tag : text.tags)
        for (const Genre* genre : allGenres())
            if (isDrawable(*genre) && (lookOf(*genre).tag == folded(tag) || folded(genre->title.en) == folded(tag)))
                return genre;
    return nullptr;
}

/// Does a title begin with a name, as a word of its own?
bool beginsWith(std::string_view title, std::string_view name)
{
    if (name.empty() || !title.starts_with(name))
        return false;
    return title.size() == name.size() || std::isalnum(static_cast<unsigned char>(title[name.size()])) == 0;
}

/// The genre whose name a title begins with, the longest one.
const Genre* genreTitled(const Text& text)
{
    const std::string title = folded(text.title);
    const Genre* best = nullptr;
    std::size_t longest = 0;
    for (const Genre* genre : allGenres()) {
        if (!isDrawable(*genre))
            continue;
        for (const std::string& name : {folded(genre->title.en), folded(genre->title.ja), lookOf(*genre).tag})
            if (name.size() > longest && beginsWith(title, name)) {
                best = genre;
                longest = name.size();
            }
    }
    return best;
}

/// Are there rooms where the genre has rooms?
bool isPlausible(const Genre& genre, const Board& board)
{
    return genre.clue(Clue::Rooms) == nullptr || !board.isBlank(Layer::Room);
}

/// Those that draw a board just so; where none does, those in which all that is drawn means something.
std::vector<const Genre*> genresThatFit(const Text& text)
{
    std::vector<const Genre*> understood, exact;
    for (const Genre* genre : allGenres()) {
        const auto sight = isDrawable(*genre) ? seenAs(*genre, text) : std::nullopt;
        if (!sight || sight->rest.size() > 0 || !isPlausible(*genre, sight->board))
            continue;
        understood.push_back(genre);
        if (isDrawingOf(sight->board, text))
            exact.push_back(genre);
    }
    return exact.empty() ? understood : exact;
}

/// Only those for which a condition holds, unless it is none.
template <class Holds>
void narrow(std::vector<const Genre*>& genres, const Holds& holds)
{
    std::vector<const Genre*> fewer = genres;
    std::erase_if(fewer, [&](const Genre* genre) { return !holds(lookOf(*genre)); });
    if (!fewer.empty())
        genres = std::move(fewer);
}

/// The text of a link that carries a drawing.
Result<Text> textIn(std::string_view link, const Carried& carried)
{
    const Result<std::string> packed = movedBy(carried.begin, unpacked(carried.value));
    return packed ? read(*packed) : countedInCharacters(link, Result<Text>(packed.error()));
}

/// Of genres that fit those that people draw there: penpa knows them, and the tool is the one that makes the answer.
std::vector<const Genre*> likelyOf(std::vector<const Genre*> genres, const Text& text)
{
    narrow(genres, [&](const Look& look) { return look.isKnown; });
    narrow(genres, [&](const Look& look) { return look.tool == text.tool; });
    return genres;
}

/// The genres that a drawing fits, likely ones first.
std::vector<const Genre*> fitting(const Text& text)
{
    std::vector<const Genre*> genres = genresThatFit(text);
    const std::vector<const Genre*> likely = likelyOf(genres, text);
    std::ranges::stable_partition(genres, [&](const Genre* genre) { return std::ranges::count(likely, genre) > 0; });
    return genres;
}

Result<Board> readBySignature(const Text& text)
{
    const std::vector<const Genre*> genres = text.question.size() > 0 ? fitting(text) : std::vector<const Genre*>{};
    if (genres.empty())
        return errorOf("penpa-no-genre");
    if (likelyOf(genres, text).size() == 1)
        return readAs(*genres.front(), text);
    Error error = errorOf("penpa-genres");
    for (const Genre* genre : genres)
        error.args.emplace_back(genre->id);
    return error;
}

/// Those that leave least of a drawing, if that is less than half of it.
std::vector<Reading> nearest(const Text& text)
{
    std::vector<Reading> nearest;
    std::size_t least = text.question.size() / 2;
    for (const Genre* genre : allGenres()) {
        auto sight = isDrawable(*genre) ? seenAs(*genre, text) : std::nullopt;
        if (!sight || sight->rest.size() > least || !isPlausible(*genre, sight->board) || !isSound(sight->board))
            continue;
        if (sight->rest.size() < least)
            nearest.clear();
        least = sight->rest.size();
        nearest.push_back({std::move(sight->board), least});
    }
    return nearest;
}

/// The genre that a text says it is of; nullptr: it says none.
const Genre* genreSaid(const Text& text)
{
    if (const Genre* named = genreTagged(text))
        return named;
    const Result<Board> source = text.source.empty() ? Result<Board>(Error{}) : readUrl(text.source);
    return source && genreOf(*source).isWhole() ? &genreOf(*source) : nullptr;
}

/// The link is kept as it came; its cells are those of the drawing, margins included.
Board picture(std::string_view link, const Text& text)
{
    Board board = pictureKind().makeBoard(text.whole);
    board.setSetup(std::string(link));
    return board;
}

} // namespace

Result<Board> boardOf(const Text& text)
{
    const Result<Board> source = text.source.empty() ? Result<Board>(Error{}) : readUrl(text.source);
    const bool isPuzzle = source && genreOf(*source).isWhole();
    if (isPuzzle && isDrawable(genreOf(*source)) && isDrawingOf(*source, text))
        return withMarks(*source, text);
    if (const Genre* said = genreSaid(text))
        return readAs(*said, text);
    if (const Genre* titled = genreTitled(text))
        if (Result<Board> board = readAs(*titled, text))
            return board;
    return readBySignature(text);
}

Result<Board> readLink(std::string_view link)
{
    if (link.size() > maxInputBytes)
        return errorOf("input-too-large", {std::to_string(maxInputBytes / (1024 * 1024))});
    const Result<Carried> carried = carriedBy(link);
    if (!carried)
        return countedInCharacters(link, Result<Board>(carried.error()));
    if (!carried->isPacked) {
        Result<Board> board = readUrl(carried->value);
        Error error = board ? Error{} : board.error();
        error.at.reset(); // of the address within, which may have been written in another way
        return board ? std::move(board) : Result<Board>(error);
    }
    const Result<Text> text = textIn(link, *carried);
    if (!text)
        return text.error();
    Result<Board> board = boardOf(*text);
    return !board && board.error().id == "penpa-no-genre" ? picture(link, *text) : board;
}

Result<Board> pictureOf(std::string_view link)
{
    const Result<Carried> carried = carriedBy(link);
    const Result<Text> text = carried ? textIn(link, *carried) : Result<Text>(carried.error());
    return text ? picture(link, *text) : Result<Board>(text.error());
}

std::optional<Text> drawingOf(const Board& board)
{
    if (!genreOf(board).isPicture)
        return std::nullopt;
    const Result<Carried> carried = carriedBy(board.setup());
    const Result<Text> text = carried ? textIn(board.setup(), *carried) : Result<Text>(carried.error());
    return text ? std::optional(*text) : std::nullopt;
}

std::vector<Reading> readings(std::string_view link)
{
    const Result<Carried> carried = carriedBy(link);
    const Result<Text> text = carried && carried->isPacked ? textIn(link, *carried) : Result<Text>(Error{});
    if (!text || text->question.size() == 0)
        return {};
    std::vector<Reading> all;
    for (const Genre* genre : fitting(*text))
        all.push_back({seenAs(*genre, *text)->board});
    if (all.empty())
        all = nearest(*text);
    const Genre* said = genreSaid(*text);
    const auto sight = said != nullptr && isDrawable(*said) ? seenAs(*said, *text) : std::nullopt;
    if (sight && isSound(sight->board)) {
        std::erase_if(all, [&](const Reading& reading) { return &genreOf(reading.board) == said; });
        all.insert(all.begin(), {sight->board, sight->rest.size()});
    }
    return all;
}

Result<std::string> named(std::string_view link, const Genre& genre)
{
    const Result<Carried> carried = carriedBy(link);
    const Result<Text> text = carried ? textIn(link, *carried) : Result<Text>(carried.error());
    if (!text)
        return text.error();
    Text told = *text;
    told.tags = {lookOf(genre).tag};
    if (const auto sight = seenAs(genre, told)) {
        told.question = {};
        drawClues({genre, sight->board, lookOf(genre), sight->frame, told.question});
    }
    return linkOf(Purpose::Edit, write(told, Purpose::Edit), answerIn(link));
}

Publication publicationOf(std::string_view link)
{
    const Result<Carried> carried = carriedBy(link);
    if (!carried || !carried->isPacked || link.size() > maxInputBytes)
        return {};
    const Result<Text> text = textIn(link, *carried);
    if (!text)
        return {};
    const Result<Board> board = boardOf(*text);
    if (!board)
        return {.title = text->title, .author = text->author, .rules = text->rules, .source = text->source};
    const Result<Text> ours = textOf(*board, {}); // what people left as we write it is not theirs
    const auto theirs = [&](std::string Text::*part) {
        return ours && (*ours).*part == (*text).*part ? std::string() : (*text).*part;
    };
    Publication about{.title = theirs(&Text::title),
                      .author = text->author,
                      .rules = theirs(&Text::rules),
                      .source = theirs(&Text::source)};
    const auto answer = answerLayer(answerIn(link));
    Board solved = board->withoutMarks();
    if (answer && answer->size() > 0 && addMarks(solved, *text, *answer))
        about.solution = std::move(solved);
    return about;
}

} // namespace tokisuji::penpa
