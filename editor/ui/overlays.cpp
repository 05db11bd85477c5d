#include "editor/ui/overlays.h"

#include "editor/model/settings.h"
#include "editor/ui/actions.h"
#include "editor/ui/theme.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace tokisuji {

namespace {

QPen roundLine(const QColor& colour, double width)
{
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

void paintDetermined(QPainter& p, const QRectF& r)
{
    const double y = r.center().y();
    p.setPen(roundLine(colours()[Ink::DeterminedHalo], 8));
    p.drawLine(QPointF(r.left() + 4, y), QPointF(r.right() - 4, y));
    p.setPen(roundLine(colours()[Ink::Determined], 2.6));
    p.drawLine(QPointF(r.left() + 4, y), QPointF(r.right() - 4, y));
}

void paintDifference(QPainter& p, const QRectF& r)
{
    const double y = r.center().y();
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(colours()[Ink::AltA], 1.5));
    p.drawRoundedRect(QRectF(r.left() + 1, y - 6, r.width() - 2, 4.5), 1, 1);
    QPen dashes(colours()[Ink::AltB], 3.2, Qt::CustomDashLine, Qt::FlatCap);
    dashes.setDashPattern({1.8, 1.1});
    p.setPen(dashes);
    p.drawLine(QPointF(r.left() + 1, y + 4.5), QPointF(r.right(), y + 4.5));
}

void paintConflict(QPainter& p, const QRectF& r)
{
    const QRectF box(r.center().x() - 7.5, r.center().y() - 7.5, 15, 15);
    p.setBrush(colours()[Ink::ConflictFill]);
    p.setPen(QPen(colours()[Ink::Conflict], 1.8));
    p.drawRoundedRect(box, 3.5, 3.5);
    p.setPen(roundLine(colours()[Ink::Conflict], 2));
    p.drawLine(QPointF(r.center().x(), box.top() + 4), QPointF(r.center().x(), box.top() + 8.2));
    p.drawPoint(QPointF(r.center().x(), box.top() + 11.4));
}

/// A cell that a step rests on, and a path that leads from it.
void paintReasons(QPainter& p, const QRectF& r)
{
    const double y = r.center().y();
    p.setBrush(colours()[Ink::ReasonFill]);
    p.setPen(QPen(colours()[Ink::Reason], 1.6));
    p.drawRoundedRect(QRectF(r.left() + 1, y - 6.5, 12, 13), 2, 2);
    QPen dashes(colours()[Ink::Reason], 2, Qt::CustomDashLine, Qt::FlatCap);
    dashes.setDashPattern({1.6, 1.2});
    p.setPen(dashes);
    p.drawLine(QPointF(r.left() + 14, y), QPointF(r.right(), y));
}

void paintRedundant(QPainter& p, const QRectF& r)
{
    p.setBrush(Qt::NoBrush);
    QPen dashes(colours()[Ink::Accent], 1.8, Qt::CustomDashLine, Qt::FlatCap);
    dashes.setDashPattern({2.2, 1.4});
    p.setPen(dashes);
    p.drawRoundedRect(QRectF(r.center().x() - 7.5, r.center().y() - 7.5, 15, 15), 3, 3);
}

/// A clue that makes the puzzle unique, one that leaves several solutions, one that leaves none.
void paintWhatIf(QPainter& p, const QRectF& r)
{
    const QPointF middle = r.center();
    p.setPen(Qt::NoPen);
    p.setBrush(colours()[Ink::Unique]);
    p.drawEllipse(middle - QPointF(8, 0), 4, 4);
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(colours()[Ink::Several], 1.8));
    p.drawEllipse(middle + QPointF(0.5, 0), 3.2, 3.2);
    p.setPen(roundLine(colours()[Ink::Ink2], 1.5));
    p.drawLine(middle + QPointF(6.5, 3), middle + QPointF(11, -3));
}

constexpr bool ofLines = true;
constexpr bool usual = true;

/// The chips of the panel stand in this order.
const OverlayRow rows[]{
    {OverlayKind::Determined, OverlayPage::Check, ActionId::ShowDetermined, &Overlays::determined,
     QT_TRANSLATE_NOOP("Overlays", "Determined"), QT_TRANSLATE_NOOP("Overlays", "Marks that every solution has"),
     paintDetermined, "determined", ofLines},
    {OverlayKind::Difference, OverlayPage::Check, ActionId::ShowDifference, &Overlays::difference,
     QT_TRANSLATE_NOOP("Overlays", "Difference"), QT_TRANSLATE_NOOP("Overlays", "Where two solutions differ"),
     paintDifference, "difference", ofLines, !usual},
    {OverlayKind::Conflict, OverlayPage::Check, ActionId::ShowConflict, &Overlays::conflict,
     QT_TRANSLATE_NOOP("Overlays", "Conflict"), QT_TRANSLATE_NOOP("Overlays", "Clues that conflict with each other"),
     paintConflict, "conflict"},
    {OverlayKind::WhatIf, OverlayPage::Repair, ActionId::ShowWhatIf, &Overlays::whatIf,
     QT_TRANSLATE_NOOP("Overlays", "What if"),
     QT_TRANSLATE_NOOP("Overlays", "What each possible clue would do to the puzzle"), paintWhatIf, "", ofLines},
    {OverlayKind::Redundant, OverlayPage::Repair, ActionId::ShowRedundant, &Overlays::redundant,
     QT_TRANSLATE_NOOP("Overlays", "Redundant"),
     QT_TRANSLATE_NOOP("Overlays", "Clues that the puzzle could do without"), paintRedundant, "redundant", !ofLines,
     !usual},
    {OverlayKind::Reasons, OverlayPage::Trace, ActionId::ShowReasons, nullptr, QT_TRANSLATE_NOOP("Overlays", "Reasons"),
     QT_TRANSLATE_NOOP("Overlays", "Show what a step is based on"), paintReasons, "reasons"},
};

} // namespace

std::span<const OverlayRow> overlayTable()
{
    return rows;
}

const OverlayRow& overlayRow(OverlayKind kind)
{
    return *std::ranges::find(rows, kind, &OverlayRow::kind);
}

std::vector<OverlayKind> overlaysOn(OverlayPage page)
{
    std::vector<OverlayKind> kinds;
    for (const OverlayRow& row : rows)
        if (row.page == page)
            kinds.push_back(row.kind);
    return kinds;
}

QString overlaySetting(const OverlayRow& row, bool solving)
{
    const QString name = QString::fromLatin1(row.setting);
    return solving ? QStringLiteral("solve/") + name : name;
}

bool isShownAtFirst(const OverlayRow& row, bool solving, const Settings& settings)
{
    return settings.overlay(overlaySetting(row, solving)).value_or(!solving && row.isUsual);
}

QString overlayText(const char* source)
{
    return QCoreApplication::translate("Overlays", source);
}

void paintOverlayLegend(QPainter& painter, const QRectF& rect, OverlayKind kind)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    overlayRow(kind).paintLegend(painter, rect);
    painter.restore();
}

} // namespace tokisuji
