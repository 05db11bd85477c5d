// ExportDialog: what of the puzzle goes into a picture file, what stands round it, how it looks, and where it goes.
#pragma once

#include "editor/export/exporter.h"
#include "editor/model/annotations.h"
#include "editor/model/errand.h"
#include "editor/model/picture_choice.h"
#include "editor/ui/texts/publish_text.h"
#include "engine/board/board.h"

#include <QComboBox>
#include <QDialog>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

namespace tokisuji {

class PublishForm;
class Segments;
class ToggleSwitch;

class ExportDialog : public QDialog {
    Q_OBJECT
public:
    /// `path`: with any suffix; that of the format takes its place.
    ExportDialog(const Board& board, const QString& path, const PictureChoice& choice = {},
                 const Metadata& metadata = {}, QWidget* parent = nullptr);

    [[nodiscard]] static QString suffixOf(PictureChoice::Format format);
    /// The full path, confirmed if there is such a file.
    [[nodiscard]] QString path() const;
    [[nodiscard]] ExportOptions options() const;
    [[nodiscard]] PictureChoice choice() const;
    /// The puzzle with what stands round it. What the solver was asked for is there once the dialog was accepted.
    [[nodiscard]] Published published() const;
    /// Title and author as they were edited.
    [[nodiscard]] Metadata metadata() const;

    /// Stays open if a file is not to be replaced, and until the solver has found what is wanted.
    void accept() override;

private:
    [[nodiscard]] QLayout* makePreview();
    [[nodiscard]] QLayout* makePicture();
    [[nodiscard]] QLayout* makeTarget();
    void connectControls();
    void showChoice(const PictureChoice& choice);
    void takePurpose();
    [[nodiscard]] QString suffix() const { return suffixOf(choice().format); }
    [[nodiscard]] QString pathInFormat() const;
    [[nodiscard]] bool mayWrite();
    void findOut();
    void takeFindings(const PublishFindings& found);
    void preview();
    void browse();
    void takeFormat();

    Board m_board;
    Metadata m_metadata;
    QLabel* m_preview;
    QLabel* m_size;
    QLabel* m_note;
    Segments* m_purpose;
    Segments* m_content;
    Segments* m_format;
    Segments* m_theme;
    QSpinBox* m_cell;
    ToggleSwitch* m_transparent;
    ToggleSwitch* m_coordinates;
    ToggleSwitch* m_notes;
    PublishForm* m_form;
    QLineEdit* m_path;
    QString m_granted; ///< a path that was asked about already
    PublishNeeds m_known;
    PublishFindings m_findings;
    bool m_acceptsWhenFound = false;
    std::unique_ptr<Errand<PublishFindings>> m_finding; ///< beside the window
};

} // namespace tokisuji
