-- Why a visitor is not acknowledged, by the codes of `hold-reasons.ts`. NULL when the visitor is, when
-- acknowledgements are off, and in older rows.
ALTER TABLE enquiries ADD COLUMN unacknowledged TEXT;
