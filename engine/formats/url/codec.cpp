#include "engine/formats/url/codec.h"

#include "engine/util/contract.h"

#include <algorithm>
#include <array>

namespace tokisuji {

Result<int> BodyReader::takeNumber(int count, int base)
{
    int number = 0;
    for (int i = 0; i < count; ++i) {
        if (atEnd())
            return errorAt("url-cut-off", m_at);
        const auto digit = digitValue(m_address[m_at], base);
        if (!digit)
            return unreadable(m_at);
        number = number * base + *digit;
        ++m_at;
    }
    return number;
}

Error BodyReader::unreadable(std::size_t at) const
{
    return errorAt("url-character", at, {characterAt(m_address, at)});
}

std::optional<Error> readCells(BodyReader& in, ClueSetter& clues, char gapZero, const TokenReader& readToken)
{
    for (int cell = 0; cell < clues.cells() && !in.atEnd();) {
        const std::size_t at = in.at();
        const char first = in.take();
        if (first > gapZero && first <= 'z') {
            cell += first - gapZero;
            continue;
        }
        if (auto error = readToken(clues.cell(cell++), first, at))
            return error;
    }
    return std::nullopt;
}

void GapWriter::blank()
{
    if (m_zero + ++m_run == 'z')
        flush();
}

void GapWriter::token(std::string_view text)
{
    flush();
    m_out += text;
}

void GapWriter::flush()
{
    if (m_run > 0)
        m_out += static_cast<char>(m_zero + m_run);
    m_run = 0;
}

const Codec* findCodec(UrlPart part)
{
    struct Row {
        UrlPart part;
        const Codec* codec;
    };
    static constexpr std::array table{
        Row{UrlPart::FourCell, &fourCellCodec},
        Row{UrlPart::Number16, &number16Codec},
        Row{UrlPart::Circle, &circleCodec},
        Row{UrlPart::Border, &borderCodec},
        Row{UrlPart::RoomNumber16, &roomNumber16Codec},
        Row{UrlPart::ArrowNumber16, &arrowNumber16Codec},
        Row{UrlPart::Hitori, &hitoriCodec},
        Row{UrlPart::Nagare, &nagareCodec},
        Row{UrlPart::Herugolf, &herugolfCodec},
        Row{UrlPart::Slalom, &slalomCodec},
        Row{UrlPart::Kinkonkan, &kinkonkanCodec},
        Row{UrlPart::FourCross, &fourCrossCodec},
        Row{UrlPart::OneCell, &oneCellCodec},
        Row{UrlPart::OutsideNumber16, &outsideNumber16Codec},
        Row{UrlPart::Kakuro, &kakuroCodec},
        Row{UrlPart::Number10, &number10Codec},
        Row{UrlPart::StarCount, &starCountCodec},
        Row{UrlPart::BorderOrIds, &borderOrIdsCodec},
        Row{UrlPart::GivenBorder, &givenBorderCodec},
        Row{UrlPart::Dots, &dotCodec},
        Row{UrlPart::Sashigane, &sashiganeCodec},
        Row{UrlPart::Compass, &compassCodec},
        Row{UrlPart::NumberList, &numberListCodec},
        Row{UrlPart::PieceBank, &pieceBankCodec},
        Row{UrlPart::EdgePieces, &edgePiecesCodec},
        Row{UrlPart::Ice, &iceCodec},
        Row{UrlPart::Hole, &holeCodec},
        Row{UrlPart::NumberListLoop, &numberListLoopCodec},
        Row{UrlPart::HoleAlways, &holeAlwaysCodec},
        Row{UrlPart::Castle, &castleCodec},
        Row{UrlPart::Balance, &balanceCodec},
    };
    const auto row = std::ranges::find(table, part, &Row::part);
    return row == table.end() ? nullptr : row->codec;
}

const Codec& codecOf(UrlPart part)
{
    const Codec* codec = findCodec(part);
    require(codec != nullptr, "codecOf: every part has its codec");
    return *codec;
}

Error cannotHold(const Board& board, Layer layer, Place place)
{
    const int value = board.at(layer, place);
    const std::string shown = value == question ? "?" : value == plainMark ? "#" : std::to_string(value);
    return errorOf("url-cannot-hold", {board.genre(), shown, toString(place)});
}

} // namespace tokisuji
