#include "editor/model/bookmarks.h"

#include <algorithm>

namespace tokisuji {

const Bookmark* bookmarkAt(const Annotations& annotations, NodeId node)
{
    const auto& all = annotations.bookmarks;
    const auto found = std::ranges::lower_bound(all, node, {}, &Bookmark::node);
    return found != all.end() && found->node == node ? &*found : nullptr;
}

Annotations withBookmark(Annotations annotations, Bookmark bookmark)
{
    auto& all = annotations.bookmarks;
    const auto place = std::ranges::lower_bound(all, bookmark.node, {}, &Bookmark::node);
    if (place != all.end() && place->node == bookmark.node)
        *place = std::move(bookmark);
    else
        all.insert(place, std::move(bookmark));
    return annotations;
}

Annotations withoutBookmark(Annotations annotations, NodeId node)
{
    std::erase_if(annotations.bookmarks, [node](const Bookmark& bookmark) { return bookmark.node == node; });
    return annotations;
}

NodeId pinned(const Annotations& annotations, Pin pin)
{
    return pin == Pin::A ? annotations.pinA : annotations.pinB;
}

Annotations withPinToggled(Annotations annotations, Pin pin, NodeId node)
{
    NodeId& place = pin == Pin::A ? annotations.pinA : annotations.pinB;
    place = place == node ? noNode : node;
    return annotations;
}

} // namespace tokisuji
