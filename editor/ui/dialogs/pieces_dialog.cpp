#include "editor/ui/dialogs/pieces_dialog.h"

#include "editor/ui/dialogs/dialog_frame.h"
#include "engine/genre/registry.h"

#include <QList>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tokisuji {

PiecesDialog::PiecesDialog(const Board& board, QWidget* parent)
    : QDialog(parent), m_board(board), m_bank(bankOf(board)), m_list(new QListWidget(this)),
      m_canvas(new PieceCanvas(this)), m_add(new QPushButton(tr("Add"), this)),
      m_remove(new QPushButton(tr("Remove"), this))
{
    const DialogFrame frame = frameDialog(this, tr("Pieces"), tr("Use these pieces"));
    m_accept = frame.accept;
    auto* presets = new QHBoxLayout;
    addPresets(presets);
    frame.content->addLayout(presets);

    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setIconSize({64, 64});
    m_list->setSpacing(6);
    m_list->setMinimumSize(340, 200);
    m_list->setAccessibleName(tr("Pieces"));
    auto* row = new QHBoxLayout;
    row->addWidget(m_list, 1);
    addCanvas(row);
    frame.content->addLayout(row);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int at) { m_remove->setEnabled(at >= 0); });
    refresh();
}

void PiecesDialog::addPresets(QHBoxLayout* row)
{
    const QList<std::pair<QString, const char*>> fleets{
        {tr("Fleet up to 3"), "C"}, {tr("Fleet up to 4"), "D"}, {tr("Fleet up to 5"), "E"}};
    const QList<std::pair<QString, const char*>> polyominoes{
        {tr("Pentominoes"), "p"}, {tr("Tetrominoes"), "t"}, {tr("Two of each tetromino"), "d"}};
    for (const auto& [name, letter] : (areFleets() ? fleets : polyominoes) + QList{std::pair{tr("None"), "z"}}) {
        auto* button = new QPushButton(name, this);
        connect(button, &QPushButton::clicked, this, [this, bank = *parseBank(letter)] { setBank(bank); });
        row->addWidget(button);
    }
    auto* shaded = new QPushButton(tr("The shaded areas"), this);
    connect(shaded, &QPushButton::clicked, this, [this] { setBank(shadedPieces(m_board)); });
    row->addWidget(shaded);
}

bool PiecesDialog::areFleets() const
{
    const Clue* bank = genreOf(m_board).clue(Clue::PieceBank);
    return bank != nullptr && bank->fleets;
}

void PiecesDialog::addCanvas(QHBoxLayout* row)
{
    auto* side = new QVBoxLayout;
    side->addWidget(m_canvas);
    side->addWidget(m_add);
    side->addWidget(m_remove);
    side->addStretch(1);
    row->addLayout(side);
    m_add->setAutoDefault(false);
    m_remove->setAutoDefault(false);
    m_add->setEnabled(false);
    connect(m_canvas, &PieceCanvas::changed, this, [this] { m_add->setEnabled(m_canvas->piece().has_value()); });
    connect(m_add, &QPushButton::clicked, this, &PiecesDialog::addPiece);
    connect(m_remove, &QPushButton::clicked, this, &PiecesDialog::removePiece);
}

void PiecesDialog::setBank(Bank bank)
{
    m_bank = std::move(bank);
    refresh();
}

void PiecesDialog::refresh()
{
    const int before = m_list->currentRow();
    m_list->clear();
    for (const BankPiece& piece : m_bank) {
        auto* item = new QListWidgetItem(QIcon(piecePicture(piece, this)), QString(), m_list);
        item->setData(Qt::AccessibleTextRole, tr("Piece of %n cell(s)", "", static_cast<int>(piece.cells().size())));
    }
    m_list->setCurrentRow(std::min(before, m_list->count() - 1));
    m_remove->setEnabled(m_list->currentRow() >= 0);
    m_accept->setEnabled(m_bank != bankOf(m_board));
}

void PiecesDialog::addPiece()
{
    if (const auto piece = m_canvas->piece()) {
        m_bank.push_back(*piece);
        m_canvas->clear();
        refresh();
    }
}

void PiecesDialog::removePiece()
{
    if (const int at = m_list->currentRow(); at >= 0) {
        m_bank.erase(m_bank.begin() + at);
        refresh();
    }
}

Edit PiecesDialog::edit() const
{
    return changeSetup(m_board, toText(m_bank, areFleets() ? BankLetters::Fleets : BankLetters::Pieces));
}

} // namespace tokisuji
