// ExportDialog: what of the puzzle goes into a picture file, how it looks, and where it goes.
#pragma once

#include "editor/export/exporter.h"
#include "editor/model/settings.h"
#include "engine/board/board.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

namespace tokisuji {

class Segments;
class ToggleSwitch;

class ExportDialog : public QDialog {
    Q_OBJECT
public:
    /// `path`: with any suffix; that of the format takes its place.
    ExportDialog(const Board& board, const QString& path, const PictureChoice& choice = {}, QWidget* parent = nullptr);

    [[nodiscard]] static QString suffixOf(PictureChoice::Format format);
    /// The full path, confirmed if there is such a file.
    [[nodiscard]] QString path() const;
    [[nodiscard]] ExportOptions options() const;
    [[nodiscard]] PictureChoice choice() const;

    /// Stays open if the file is not to be replaced.
    void accept() override;

private:
    void showChoice(const PictureChoice& choice);
    [[nodiscard]] QString suffix() const { return suffixOf(choice().format); }
    [[nodiscard]] QString pathInFormat() const;
    void preview();
    void browse();
    void takeFormat();

    Board m_board;
    QLabel* m_preview;
    QLabel* m_pixels;
    Segments* m_content;
    Segments* m_format;
    Segments* m_theme;
    QSpinBox* m_cell;
    ToggleSwitch* m_coordinates;
    ToggleSwitch* m_notes;
    QLineEdit* m_path;
    QString m_granted; ///< a path that was asked about already
};

} // namespace tokisuji
