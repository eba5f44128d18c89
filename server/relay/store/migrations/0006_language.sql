-- The language of the page on which an enquiry was written, by its prefix. All were English before.
ALTER TABLE enquiries ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
