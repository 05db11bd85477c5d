#include "editor/export/web_page.h"

namespace tokisuji {

namespace {

constexpr const char* commonStyle = R"(
body{margin:0 auto;padding:1.5rem 1rem;font:16px/1.5 "Noto Sans","Noto Sans JP","Noto Sans CJK JP",
"Hiragino Sans","Yu Gothic UI",system-ui,sans-serif;color:#1b1e24;background:#fff}
h1{font-size:1.4rem;line-height:1.3;margin:0}
.by{color:#545962;margin:0;font-size:.9rem}
)";

} // namespace

QByteArray htmlText(const QString& text)
{
    return text.toHtmlEscaped().toUtf8();
}

QByteArray webPageStart(const QString& language, const QString& title, const QByteArray& style, PageScripts scripts)
{
    return "<!DOCTYPE html>\n<html lang=\"" + htmlText(language)
           + "\">\n<head><meta charset=\"utf-8\">"
             "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">"
             "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
             "'unsafe-inline'"
           + (scripts == PageScripts::Own ? "; script-src 'unsafe-inline'" : "")
           + "\"><meta name=\"generator\" content=\"Tokisuji\"><title>" + htmlText(title) + "</title><style>"
           + commonStyle + style + "</style></head>\n<body>\n";
}

QByteArray webPageEnd()
{
    return "</body>\n</html>\n";
}

} // namespace tokisuji
