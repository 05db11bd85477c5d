// Annotation rows: annotations as the named values that a log keeps, apart from the bookmarks.
#pragma once

#include "editor/model/annotations.h"

#include <QByteArray>
#include <QString>
#include <QVariant>

#include <memory>
#include <utility>
#include <vector>

namespace tokisuji {

using NamedValues = std::vector<std::pair<QString, QVariant>>;

[[nodiscard]] NamedValues annotationRows(const Annotations&);
/// Sets what a row says; rows with unknown names are ignored.
void readAnnotationRow(const QString& name, const QVariant& value, Annotations&);

/// An intended path as JSON; "" for none.
[[nodiscard]] QByteArray intendedPathJson(const IntendedPath*);
/// nullptr if these bytes are not one.
[[nodiscard]] std::shared_ptr<const IntendedPath> readIntendedPath(const QByteArray& json);

/// Removes whatever refers to nodes that do not exist, which only a damaged file does.
void keepWithin(Annotations&, NodeId size);

} // namespace tokisuji
