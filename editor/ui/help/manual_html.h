// Manual HTML: the text of a chapter for a browser, that of the window or any other.
#pragma once

#include <QString>

namespace tokisuji {

/// Knows of Markdown what the manual needs: headings, paragraphs, lists with "-" and "1.", code between lines of ```,
/// tables, **strong**, `code`, [links](target),
/// ![pictures](name) and <br>. Lines of a paragraph are joined without a space where Japanese text
/// meets. A target that is the id of a chapter is left as it is: who shows the page knows where that is.
[[nodiscard]] QString manualHtml(const QString& markdown);

} // namespace tokisuji
