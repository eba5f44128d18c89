-- Why a visitor is not acknowledged, by the codes of `unacknowledged.ts`. NULL where the visitor is, where nobody was, and
-- in rows of before.
ALTER TABLE enquiries ADD COLUMN unacknowledged TEXT;
