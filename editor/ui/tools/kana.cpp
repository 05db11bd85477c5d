#include "editor/ui/tools/kana.h"

#include "editor/ui/tools/clues.h"
#include "engine/board/kana.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace tokisuji {

namespace {

constexpr std::string_view kanaVowels = "aiueo", consonants = "kgsztdnhbpmyrwcfj";

bool hasKana(const Genre& genre)
{
    const Clue* clue = genre.clue(Clue::CellNumber);
    return clue != nullptr && clue->look == Clue::Kana;
}

/// Beginnings of two letters, and single ones that are no row of their own: what they come to with one vowel, and
/// before others, which then follow in a cell of their own, as a small y or alone.
struct Beginning {
    std::string_view letters;
    char consonant;
    char vowel;
    bool withY;
};
constexpr std::array beginnings{Beginning{"f", 'h', 'u', false}, Beginning{"j", 'z', 'i', true},
                                Beginning{"sh", 's', 'i', true}, Beginning{"ts", 't', 'u', false},
                                Beginning{"ch", 't', 'i', true}};

const Beginning* beginningOf(std::string_view letters)
{
    const auto found = std::ranges::find(beginnings, letters, &Beginning::letters);
    return found == beginnings.end() ? nullptr : &*found;
}

/// What has been typed so far into the cell of the cursor and waits for a vowel; empty: nothing.
std::string waiting(const Desk& desk)
{
    const int kana = desk.at(Layer::Number, desk.cursor.place);
    if (desk.typedAt != desk.cursor.place || !isConsonant(kana))
        return {};
    std::string letters(1, static_cast<char>('a' + kana));
    if (desk.typedNumber != 0)
        letters += static_cast<char>(desk.typedNumber);
    return letters;
}

Dir writing(const Cursor& cursor)
{
    return cursor.writes == Dir::Down ? Dir::Down : Dir::Right;
}

void turn(Cursor& cursor)
{
    cursor.writes = writing(cursor) == Dir::Down ? Dir::Right : Dir::Down;
}

void goOn(Desk& desk, bool back)
{
    const Dir d = writing(desk.cursor);
    if (const Place next = desk.cursor.place.step(back ? opposite(d) : d); desk.board().grid().hasCell(next))
        desk.cursor.place = next;
}

void put(Desk& desk, int kana)
{
    setClue(desk, desk.cursor.place, kana);
    goOn(desk, false);
}

/// The vowel alone where the consonant has none such.
int kanaWith(char consonant, char vowel)
{
    const auto kana = kanaOf(consonant, vowel);
    return kana ? *kana : *kanaOf('\0', vowel);
}

/// A letter and one more in the next cell.
void putTwo(Desk& desk, int first, char vowel, bool withY)
{
    put(desk, first);
    put(desk, kanaWith(withY && vowel != 'i' && vowel != 'e' ? 'y' : '\0', vowel));
}

void typeVowel(Desk& desk, const std::string& letters, char vowel)
{
    const Beginning* beginning = beginningOf(letters);
    if (letters.size() == 2 && letters[1] == 'y')
        putTwo(desk, kanaWith(letters[0], 'i'), vowel, true);
    else if (beginning != nullptr && beginning->vowel != vowel)
        putTwo(desk, kanaWith(beginning->consonant, beginning->vowel), vowel, beginning->withY);
    else
        put(desk, kanaWith(beginning != nullptr ? beginning->consonant : letters.empty() ? '\0' : letters[0], vowel));
}

/// A letter that waits for more of them.
void typeConsonant(Desk& desk, const std::string& letters, char letter)
{
    constexpr std::string_view neverBeforeY = "ycfj";
    const bool isN = letters == "n";
    if (isN && letter == 'n')
        return goOn(desk, false);
    if (letters.size() == 1
        && (beginningOf(letters + letter) != nullptr
            || (letter == 'y' && neverBeforeY.find(letters[0]) == std::string_view::npos))) {
        desk.typedNumber = letter;
        return;
    }
    if (isN) // which stands alone before another one
        goOn(desk, false);
    desk.typedNumber = 0;
    setClue(desk, desk.cursor.place, letter - 'a');
}

void eraseKana(Desk& desk, const std::string& letters, bool goesBack)
{
    if (letters.size() == 2) {
        desk.typedNumber = 0;
        return;
    }
    if (goesBack && desk.at(Layer::Number, desk.cursor.place) == blank)
        goOn(desk, true);
    setClue(desk, desk.cursor.place, blank);
}

/// The signs that are typed with one key.
std::optional<int> loneSign(const KeyPress& press)
{
    if (press.key == Qt::Key_Minus || press.key == Qt::Key_1)
        return longSound;
    return press.key == Qt::Key_2 ? std::optional(kanaN) : std::nullopt;
}

} // namespace

bool clickKana(Desk& desk, Spot at, Button)
{
    const Place cell = cellUnder(at);
    if (!hasKana(desk.genre()) || !desk.board().grid().hasCell(cell))
        return false;
    if (desk.cursor.place == cell)
        turn(desk.cursor);
    desk.cursor = {cell, 0, true, writing(desk.cursor)};
    return true;
}

bool kanaKeys(Desk& desk, const KeyPress& press)
{
    if (!hasKana(desk.genre()) || !desk.board().grid().hasCell(desk.cursor.place) || !isHeld(press, Qt::NoModifier))
        return false;
    const std::string letters = waiting(desk);
    const char letter =
        press.key >= Qt::Key_A && press.key <= Qt::Key_Z ? static_cast<char>('a' + press.key - Qt::Key_A) : '\0';
    if (press.key == Qt::Key_Return || press.key == Qt::Key_Enter) {
        turn(desk.cursor);
        return true;
    }
    if (isErase(press)) {
        eraseKana(desk, letters, press.key == Qt::Key_Backspace);
        return true;
    }
    const auto sign = loneSign(press);
    if (sign)
        put(desk, *sign);
    else if (letter != '\0' && kanaVowels.find(letter) != std::string_view::npos)
        typeVowel(desk, letters, letter);
    else if (letter != '\0' && consonants.find(letter) != std::string_view::npos)
        typeConsonant(desk, letters, letter);
    else
        return letter != '\0' || digitOf(press) >= 0;
    const Place typed = desk.cursor.place;
    desk.noteTyped(isConsonant(desk.at(Layer::Number, typed)) && !sign ? typed : wholeBoard, 0, !letters.empty());
    return true;
}

} // namespace tokisuji
