// Sashigane: circles with or without number, arrows, and runs of blanks.
#include "engine/formats/url/body.h"

#include <algorithm>

namespace tokisuji {

namespace url_sashigane {
namespace {

constexpr char arrowZero = 'f', lastArrow = 'j', gapZero = 'j';
constexpr char circle = '.', longNumber = '-', unknownArrow = '@';
constexpr char olderUnknownArrow = '%'; // what "@" was before
constexpr int largest = 255;

std::optional<Error> readCircle(BodyReader& in, ClueSetter& clues, Place cell, char first, std::size_t at)
{
    if (first == circle)
        return clues.set(cell, question, at);
    const auto digit = digitValue(first, 16);
    const Result<int> number = first == longNumber ? in.takeNumber(2, 16) : Result<int>(digit.value_or(0));
    if (!number)
        return number.error();
    if (first != longNumber && !digit)
        return in.unreadable(at);
    return clues.set(cell, *number, at);
}

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    return readCells(in, clues, gapZero, [&](Place cell, char c, std::size_t at) -> std::optional<Error> {
        if (c > arrowZero && c <= lastArrow)
            clues.board().set(Layer::Arrow, cell, c - arrowZero);
        else if (c == unknownArrow || c == olderUnknownArrow)
            clues.board().set(Layer::Number, cell, plainMark);
        else if (auto error = readCircle(in, clues, cell, c, at))
            return error;
        return std::nullopt;
    });
}

/// The sign for a circle, or for an arrow of unknown direction; empty where there is none.
std::string tokenOf(int number)
{
    if (number == question || number == plainMark)
        return {number == question ? circle : unknownArrow};
    if (number < 0 || number > largest)
        return "";
    if (number < 16)
        return {digitOf(number)};
    return {longNumber, digitOf(number / 16), digitOf(number % 16)};
}

std::optional<Error> write(const Board& board, std::string& body)
{
    GapWriter out(body, gapZero);
    for (const Place cell : board.grid().cells()) {
        const int number = board.at(Layer::Number, cell), arrow = board.at(Layer::Arrow, cell);
        const std::string token = number != blank ? tokenOf(number)
                                  : arrow > 0     ? std::string(1, static_cast<char>(arrowZero + arrow))
                                                  : "";
        if (number != blank && (token.empty() || arrow > 0))
            return cannotHold(board, arrow > 0 ? Layer::Arrow : Layer::Number, cell);
        if (token.empty())
            out.blank();
        else
            out.token(token);
    }
    return std::nullopt;
}

} // namespace
} // namespace url_sashigane

constinit const UrlPart url::sashigane{
    .read = url_sashigane::read, .write = url_sashigane::write, .alphabet = "0-9 a-z . - @"};

} // namespace tokisuji
