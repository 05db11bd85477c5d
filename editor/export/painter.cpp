// Replays a Drawing.
