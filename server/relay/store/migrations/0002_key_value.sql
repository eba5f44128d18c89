-- The table of the form's secret gets the name that such tables have, and loses what the probe of health left in it.
ALTER TABLE facts RENAME TO key_value;
DELETE FROM key_value WHERE name = 'probe';
