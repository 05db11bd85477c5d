// TechniqueTree: every technique with a box to tick, by the genre that it belongs to.
#pragma once

#include "engine/trace/profile.h"

#include <QTreeWidget>

#include <set>
#include <string>

namespace tokisuji {

class TechniqueTree : public QTreeWidget {
    Q_OBJECT
public:
    explicit TechniqueTree(QWidget* parent = nullptr);

    void display(const Profile& profile);
    /// Ids of the techniques that are not ticked.
    [[nodiscard]] std::set<std::string, std::less<>> off() const;
    /// Shows only techniques whose name or id contains the text.
    void filter(const QString& text);

signals:
    void changed();

private:
    void fill();
};

} // namespace tokisuji
