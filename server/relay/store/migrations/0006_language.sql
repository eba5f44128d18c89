-- The language of the form's page, by its prefix. Older enquiries are in English.
ALTER TABLE enquiries ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
