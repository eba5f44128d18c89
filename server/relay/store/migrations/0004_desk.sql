-- The path of the page before the form; when the owner answered an enquiry; and when they released it. From a release
-- on, its address passes the spam check.
ALTER TABLE enquiries ADD COLUMN page TEXT NOT NULL DEFAULT '';
ALTER TABLE enquiries ADD COLUMN answered_at INTEGER;
ALTER TABLE enquiries ADD COLUMN released_at INTEGER;
CREATE INDEX enquiries_released ON enquiries (lower(email)) WHERE released_at IS NOT NULL;

-- The reason to hold an enquiry was stored in words. Now a code is stored, and the program has the words.
UPDATE enquiries SET hold_reason = CASE hold_reason
  WHEN 'honeypot filled' THEN 'honeypot'
  WHEN 'token forged' THEN 'token-forged'
  WHEN 'filled in too fast' THEN 'too-fast'
  WHEN 'token expired' THEN 'token-expired'
  WHEN 'many links, no token' THEN 'many-links'
  WHEN 'daily cap' THEN 'daily-cap'
  WHEN 'daily share of one address' THEN 'address-share'
  ELSE hold_reason END
WHERE hold_reason IS NOT NULL;
