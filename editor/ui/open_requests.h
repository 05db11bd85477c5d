// OpenRequests: puzzles that the desktop hands to the running program.
//
// On macOS a double click does not start the program with the file as its argument; an event tells the one that runs,
// also the first one.
#pragma once

#include <QObject>

#include <functional>

namespace tokisuji {

/// Takes the events of the application as long as it lives.
class OpenRequests : public QObject {
    Q_OBJECT
public:
    /// `open` gets a file or an address.
    explicit OpenRequests(std::function<void(const QString& location)> open, QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::function<void(const QString&)> m_open;
};

} // namespace tokisuji
