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
/// Sets what a row tells; rows of unknown names are left alone.
void readAnnotationRow(const QString& name, const QVariant& value, Annotations&);

/// An intended path as JSON; "" for none.
[[nodiscard]] QByteArray intendedPathJson(const IntendedPath*);
/// nullptr where these bytes are none.
[[nodiscard]] std::shared_ptr<const IntendedPath> readIntendedPath(const QByteArray& json);

/// Takes out what speaks of nodes that are not there, as only a damaged file does.
void keepWithin(Annotations&, NodeId size);

} // namespace tokisuji
