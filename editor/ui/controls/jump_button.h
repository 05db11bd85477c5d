// JumpButton: a sign, a name and the number of the state that pressing it goes to.
#pragma once

#include "editor/ui/glyphs.h"

#include <QAbstractButton>

#include <optional>

namespace tokisuji {

class JumpButton : public QAbstractButton {
    Q_OBJECT
public:
    /// Without a glyph it shows its icon.
    explicit JumpButton(std::optional<VerdictGlyph> glyph, QWidget* parent = nullptr);
    /// Empty: there is nowhere to go, and the button is disabled.
    void setNumber(const QString& number);
    [[nodiscard]] QString number() const { return m_number; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    std::optional<VerdictGlyph> m_glyph;
    QString m_number;
};

} // namespace tokisuji
