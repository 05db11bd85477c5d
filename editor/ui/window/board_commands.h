// BoardCommands: what the Board menu does, and undo, clearing and the check of an answer.
#pragma once

#include "editor/ui/window/presenter.h"
#include "engine/board/edit.h"

class QMenu;

namespace tokisuji {

class BoardCommands : public Presenter {
    Q_OBJECT
public:
    explicit BoardCommands(const Workbench& bench);

    void refresh() override;
    /// Puts the piece in hand back.
    bool escape() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool isOnBank(QPointF point) const;
    void connectActions();
    void fillVariants();
    void turn(Transform::Kind kind);
    void shift(Side side);
    void clearLayers(const std::vector<Layer>& layers);
    void reapply();
    void changeSize();
    void changePieces();
    void shufflePieces();
    void switchVariant(char letter, bool on);
    void checkAnswer();
    void takeRefusal();

    QMenu* m_variants; ///< the variant rules of the open puzzle
};

} // namespace tokisuji
