-- How fast pages were for those who read them: how often, in a month, a metric of a page of one type came to at most so much.
CREATE TABLE vitals (
  month TEXT NOT NULL,
  page TEXT NOT NULL,
  metric TEXT NOT NULL,
  at_most REAL NOT NULL,
  visits INTEGER NOT NULL,
  PRIMARY KEY (month, page, metric, at_most)
) STRICT, WITHOUT ROWID;
