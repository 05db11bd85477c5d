// Page file: pages as pictures, as files and on a printer.
#pragma once

#include "editor/export/page.h"

#include <QImage>
#include <QString>
#include <QStringList>

#include <optional>
#include <stop_token>
#include <vector>

class QPrinter;

namespace tokisuji {

struct PageFileOptions {
    InkLook inks;
    double scale = 1; ///< device pixels per 1/96 inch, for PNG files
    QString title;    ///< of the document, for readers of the file
};

/// Null when it would be too large.
[[nodiscard]] QImage pageImage(const Page& page, const InkLook& look, double scale);

/// The files that writePages() makes: a PDF holds all pages, pictures hold one each.
[[nodiscard]] QStringList filesOf(const std::vector<Page>& pages, const QString& path);
/// PNG, SVG or PDF, chosen by the path's suffix, through temporary files: nothing is left half written. nullopt on
/// success, otherwise what is wrong, for people. Told to stop, it leaves the file as it was. Any thread.
[[nodiscard]] std::optional<QString> writePages(const std::vector<Page>& pages, const QString& path,
                                                const PageFileOptions& options, const std::stop_token& stop = {});
/// Each on a sheet of its own, in its real size. nullopt on success, otherwise what is wrong. Told to stop, it prints
/// no further ones. Any thread.
[[nodiscard]] std::optional<QString> printPages(QPrinter& printer, const std::vector<Page>& pages, const InkLook& look,
                                                const std::stop_token& stop = {});

} // namespace tokisuji
