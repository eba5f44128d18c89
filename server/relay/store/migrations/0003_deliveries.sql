-- Deliveries of an enquiry beside the owner's mail, each with its own state. The mail's state stays in `enquiries`,
-- where the release before reads it.
--
-- `notifies`: whether the owner's webhook is told. `acknowledge_to`: the mailbox, in one spelling, that the visitor's
-- acknowledgement is counted for; NULL for nobody. Older rows have neither.
ALTER TABLE enquiries ADD COLUMN notifies INTEGER NOT NULL DEFAULT 0 CHECK (notifies IN (0, 1));
ALTER TABLE enquiries ADD COLUMN acknowledge_to TEXT;

CREATE TABLE deliveries (
  enquiry_id TEXT NOT NULL,
  channel TEXT NOT NULL CHECK (channel IN ('webhook', 'acknowledgement')),
  recipient TEXT,
  queued_at INTEGER NOT NULL,
  status TEXT NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'sent', 'dead')),
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  lease TEXT,
  last_error TEXT,
  sent_at INTEGER,
  PRIMARY KEY (enquiry_id, channel)
) STRICT, WITHOUT ROWID;

CREATE INDEX deliveries_due ON deliveries (channel, due_at) WHERE status = 'queued';
CREATE INDEX deliveries_acknowledged ON deliveries (queued_at, recipient) WHERE recipient IS NOT NULL;

-- The triggers run within the statement that stores or releases an enquiry, so both rows are queued together. A mailbox
-- that was acknowledged within a day is not acknowledged again. An enquiry that a restore or an import held again keeps
-- its earlier deliveries.
CREATE TRIGGER enquiries_tell AFTER INSERT ON enquiries WHEN NEW.status = 'queued' BEGIN
  INSERT INTO deliveries (enquiry_id, channel, queued_at, due_at)
  SELECT NEW.id, 'webhook', NEW.due_at, NEW.due_at WHERE NEW.notifies = 1;
  INSERT INTO deliveries (enquiry_id, channel, recipient, queued_at, due_at)
  SELECT NEW.id, 'acknowledgement', NEW.acknowledge_to, NEW.due_at, NEW.due_at
  WHERE NEW.acknowledge_to IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM deliveries WHERE recipient = NEW.acknowledge_to AND queued_at > NEW.due_at - 86400000);
END;

CREATE TRIGGER enquiries_tell_released AFTER UPDATE OF status ON enquiries
WHEN OLD.status = 'held' AND NEW.status = 'queued' AND NOT EXISTS (SELECT 1 FROM deliveries WHERE enquiry_id = NEW.id) BEGIN
  INSERT INTO deliveries (enquiry_id, channel, queued_at, due_at)
  SELECT NEW.id, 'webhook', NEW.due_at, NEW.due_at WHERE NEW.notifies = 1;
  INSERT INTO deliveries (enquiry_id, channel, recipient, queued_at, due_at)
  SELECT NEW.id, 'acknowledgement', NEW.acknowledge_to, NEW.due_at, NEW.due_at
  WHERE NEW.acknowledge_to IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM deliveries WHERE recipient = NEW.acknowledge_to AND queued_at > NEW.due_at - 86400000);
END;

CREATE TRIGGER enquiries_forget AFTER DELETE ON enquiries BEGIN
  DELETE FROM deliveries WHERE enquiry_id = OLD.id;
END;
