#include "editor/model/history_address.h"

#include "editor/model/history_lines.h"

#include <QtEndian>

namespace tokisuji {

namespace {

constexpr std::string_view prefix = "tokisuji:history/";
constexpr QByteArray::Base64Options letters = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;
constexpr quint32 mostBytes = 256U * 1024 * 1024; ///< of lines, as of a file of them

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view spaces = " \t\r\n";
    const std::size_t first = text.find_first_not_of(spaces);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(spaces) - first + 1);
}

/// What was packed says first how long it is.
bool isOfSaneSize(const QByteArray& packed)
{
    return packed.size() > qsizetype{sizeof(quint32)} && qFromBigEndian<quint32>(packed.constData()) <= mostBytes;
}

} // namespace

QString writeHistoryAddress(const Log& log)
{
    constexpr int smallest = 9;
    const QByteArray packed = qCompress(writeHistoryLines(log), smallest);
    return QString::fromLatin1(prefix.data(), std::ssize(prefix)) + QString::fromLatin1(packed.toBase64(letters));
}

bool isHistoryAddress(std::string_view text)
{
    return trimmed(text).starts_with(prefix);
}

Result<Log> readHistoryAddress(std::string_view text)
{
    const std::string_view body = trimmed(text).substr(prefix.size());
    const auto packed = QByteArray::fromBase64Encoding(QByteArray(body.data(), std::ssize(body)),
                                                       letters | QByteArray::AbortOnBase64DecodingErrors);
    const QByteArray lines =
        packed && isOfSaneSize(packed.decoded) ? qUncompress(packed.decoded) : QByteArray(); // empty: damaged
    if (lines.isEmpty())
        return Error{.id = "history-address-damaged", .args = {}, .at = {}};
    return readHistoryLines(lines);
}

} // namespace tokisuji
