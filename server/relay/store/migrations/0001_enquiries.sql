-- Version 1 is the schema of the first release, which made it at every start. On a store of that release it changes
-- nothing.
--
-- `due_at` is when a queued row may next be taken. Taking it moves `due_at` past the lease, so an expired lease needs
-- no clean-up. Ids begin with the time, so new rows are added at the right edge of the index.
CREATE TABLE IF NOT EXISTS enquiries (
  id TEXT PRIMARY KEY,
  fingerprint TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  channel TEXT NOT NULL CHECK (channel IN ('json', 'form')),
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  company TEXT NOT NULL,
  message TEXT NOT NULL,
  request_consultation TEXT NOT NULL CHECK (request_consultation IN ('Yes', 'No')),
  status TEXT NOT NULL CHECK (status IN ('queued', 'held', 'sent', 'dead')),
  hold_reason TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  lease TEXT,
  last_error TEXT,
  sent_at INTEGER
) STRICT;

CREATE INDEX IF NOT EXISTS enquiries_fingerprint ON enquiries (fingerprint);
CREATE INDEX IF NOT EXISTS enquiries_due ON enquiries (due_at, received_at) WHERE status = 'queued';
CREATE INDEX IF NOT EXISTS enquiries_waiting ON enquiries (status) WHERE status IN ('held', 'dead');

CREATE TABLE IF NOT EXISTS days (day TEXT PRIMARY KEY, accepted INTEGER NOT NULL) STRICT, WITHOUT ROWID;

CREATE TRIGGER IF NOT EXISTS enquiries_count AFTER INSERT ON enquiries WHEN NEW.status = 'queued' BEGIN
  INSERT INTO days (day, accepted) VALUES (date(NEW.received_at / 1000, 'unixepoch'), 1)
  ON CONFLICT (day) DO UPDATE SET accepted = accepted + 1;
END;

CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
