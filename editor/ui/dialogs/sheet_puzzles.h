// Sheet puzzles: the puzzles of a sheet with what the solver finds out about them, one after the other.
#pragma once

#include "editor/model/annotations.h"
#include "editor/model/errand.h"
#include "editor/ui/texts/publish_text.h"

#include <QObject>

#include <memory>
#include <vector>

namespace tokisuji {

/// What a sheet shows of all its puzzles.
struct SheetWishes {
    bool rules = true; ///< of each kind, where its first puzzle is
    bool difficulty = false;
    bool code = false;
    bool answers = true;
    friend bool operator==(const SheetWishes&, const SheetWishes&) = default;
};

class SheetPuzzles : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    void add(Board board, const Metadata& said);
    /// Another board of a puzzle that is there already; what was found out about the old one is forgotten.
    void replace(std::size_t index, Board board, const Metadata& said);
    void remove(std::size_t index);
    /// Changes places with its neighbour.
    void swapWithNext(std::size_t index);
    void setWishes(const SheetWishes& wishes);

    [[nodiscard]] std::size_t size() const { return m_puzzles.size(); }
    /// "The ring · Slitherlink 10×10".
    [[nodiscard]] QString nameOf(std::size_t index) const;
    [[nodiscard]] std::vector<Published> published() const;
    [[nodiscard]] bool isFinding() const { return m_finding != nullptr; }

signals:
    /// Something would look different.
    void changed();

private:
    struct Entry {
        Board board;
        Metadata said;
        PublishNeeds known; ///< what the findings answer
        PublishFindings findings;
    };
    void findNext();

    std::vector<Entry> m_puzzles;
    SheetWishes m_wishes;
    std::unique_ptr<Errand<PublishFindings>> m_finding; ///< beside the window
};

} // namespace tokisuji
