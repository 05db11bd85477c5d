// Bookmarks and pins: what an author sets on nodes, as functions from annotations to annotations.
#pragma once

#include "editor/model/annotations.h"

namespace tokisuji {

/// nullptr where there is none.
[[nodiscard]] const Bookmark* bookmarkAt(const Annotations&, NodeId node);
/// Replaces the one that the node may have.
[[nodiscard]] Annotations withBookmark(Annotations, Bookmark);
[[nodiscard]] Annotations withoutBookmark(Annotations, NodeId node);

enum class Pin : std::uint8_t { A, B };
[[nodiscard]] NodeId pinned(const Annotations&, Pin);
/// Puts the pin on the node, or removes it if it is there already.
[[nodiscard]] Annotations withPinToggled(Annotations, Pin, NodeId node);

} // namespace tokisuji
