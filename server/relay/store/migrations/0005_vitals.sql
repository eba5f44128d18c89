-- Page speed: how often, in a month, a metric of a page type was at most this value.
CREATE TABLE vitals (
  month TEXT NOT NULL,
  page TEXT NOT NULL,
  metric TEXT NOT NULL,
  at_most REAL NOT NULL,
  visits INTEGER NOT NULL,
  PRIMARY KEY (month, page, metric, at_most)
) STRICT, WITHOUT ROWID;
