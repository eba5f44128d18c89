-- Renames the table of the form's secret to the usual name, and removes what the health probe left in it.
ALTER TABLE facts RENAME TO key_value;
DELETE FROM key_value WHERE name = 'probe';
