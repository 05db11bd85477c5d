// Piece bank: "//" and the letter of a preset, or the number of pieces and the pieces, each behind a "/".
#include "engine/board/bank.h"
#include "engine/formats/url/body.h"

namespace tokisuji {

namespace url_piece_bank {
namespace {

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    if (in.atEnd()) // the bank of a new board
        return std::nullopt;
    const std::size_t at = in.at();
    std::string text;
    while (!in.atEnd())
        text += in.take();
    text.erase(0, text.starts_with("//") ? 2 : 1);
    const bool areFleets = clues.genre().clue(Clue::PieceBank)->fleets;
    const auto setup = setupOfBank(text, areFleets ? BankLetters::Fleets : BankLetters::Pieces);
    if (!setup)
        return in.unreadable(at);
    clues.board().setSetup(*setup);
    return std::nullopt;
}

std::optional<Error> write(const Board& board, std::string& body)
{
    const std::string bank = bankText(board.setup());
    body += bank.size() == 1 ? "//" : "/";
    body += bank;
    return std::nullopt;
}

} // namespace
} // namespace url_piece_bank

constinit const UrlPart url::pieceBank{
    .read = url_piece_bank::read, .write = url_piece_bank::write, .alphabet = "/ 0-9 a-z"};

} // namespace tokisuji
