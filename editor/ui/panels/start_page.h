// StartPage: what is shown in place of the board while no puzzle is open.
#pragma once

#include "editor/model/errand.h"
#include "editor/model/settings.h"
#include "editor/model/store/log.h"
#include "engine/board/board.h"

#include <QLabel>
#include <QPushButton>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QGridLayout;

namespace tokisuji {

class Actions;
class PuzzleCard;

/// A recent puzzle as far as it can be shown.
struct RecentCard {
    QString location;
    QString title;              ///< empty: that of the board
    std::optional<Board> board; ///< nothing: there is a title
};
/// What lies on the shelves.
struct StartShelves {
    QList<Leftover> untitled;
    std::vector<RecentCard> recent;
};

class StartPage : public QWidget {
    Q_OBJECT
public:
    StartPage(Actions* actions, const Settings* settings, QString untitledFolder, QWidget* parent = nullptr);
    /// Updates the puzzles: those without a name, then the recent ones, or an example of each kind. They are read
    /// elsewhere, and shown when they are there.
    void refresh();
    [[nodiscard]] bool isReading() const { return m_reading != nullptr; }

signals:
    void puzzleChosen(const QString& location);
    void discardWanted(const QString& path);
    void allUntitledWanted();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    /// A headed grid of cards.
    struct Shelf {
        QLabel* head;
        QPushButton* more;
        QWidget* cards;
        QGridLayout* grid;
    };
    [[nodiscard]] Shelf makeShelf();
    static void empty(const Shelf& shelf);
    void retranslate();
    void fill(const StartShelves& shelves);
    void fillUntitled(const QList<Leftover>& kept);
    void fillRecent(const std::vector<RecentCard>& recent);
    void fillExamples();
    PuzzleCard* addCard(const Shelf& shelf, const std::optional<Board>& board, const QString& title,
                        const QString& location);

    const Settings* m_settings;
    QString m_untitledFolder;
    QLabel* m_title;
    QLabel* m_hint;
    QPushButton* m_new;
    QPushButton* m_open;
    QPushButton* m_address;
    Shelf m_untitled;
    Shelf m_recent;
    std::unique_ptr<Errand<StartShelves>> m_reading;
};

} // namespace tokisuji
