// ChapterView: a chapter of the manual with its pictures.
#pragma once

#include "editor/model/errand.h"
#include "editor/model/technique_gallery.h"
#include "editor/ui/help/manual.h"

#include <QTextBrowser>

#include <memory>

namespace tokisuji {

class ChapterView : public QTextBrowser {
    Q_OBJECT
public:
    explicit ChapterView(QWidget* parent = nullptr);

    /// In the colours and the language of the window. What is read stays in sight where the chapter is the same.
    void display(const Chapter& chapter, const KeysOf& keysOf);
    /// What was searched for stands out, and the first place of it is in sight.
    void mark(const QString& query);
    /// Are the boards of techniques still being looked for?
    [[nodiscard]] bool isDrawing() const { return m_drawing != nullptr; }

signals:
    /// The pictures have come: it is to be shown again.
    void drawn();

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void drawTechniques();
    [[nodiscard]] QImage fitting(const QString& picture) const;

    QString m_chapter;                        ///< id
    QString m_html;
    std::vector<ShownTechnique> m_techniques; ///< with their boards as soon as these are known
    bool m_knowsBoards = false;
    std::unique_ptr<Errand<std::vector<ShownTechnique>>> m_drawing;
};

} // namespace tokisuji
