// AdviceList: changes that are offered, each with the verdict that it would lead to.
#pragma once

#include "editor/ui/glyphs.h"

#include <QListWidget>

#include <vector>

namespace tokisuji {

struct AdviceRow {
    VerdictGlyph glyph = VerdictGlyph::NotComputed; ///< NotComputed: no sign
    QString text;
    QString note; ///< at the right end
    friend bool operator==(const AdviceRow&, const AdviceRow&) = default;
};

/// One stop of the Tab key; its height follows its rows up to a limit. Enter takes a row.
class AdviceList : public QListWidget {
    Q_OBJECT
public:
    explicit AdviceList(QWidget* parent = nullptr);

    /// The rest is scrolled to; 5 unless told.
    void setMostRows(int count);
    /// Rows that stay the same stay as they are, so that nothing jumps while rows come. `current`: -1 for none.
    void setRows(const std::vector<AdviceRow>& rows, int current);

signals:
    void rowChosen(int row); ///< by the user
    void rowTaken(int row);  ///< Enter or a double click

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void keyboardSearch(const QString&) override {} ///< letters are not for the list

private:
    void followRows();

    std::vector<AdviceRow> m_rows;
    int m_mostRows = 5;
};

} // namespace tokisuji
