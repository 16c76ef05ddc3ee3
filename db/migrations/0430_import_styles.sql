-- How each column of a file writes numbers and days, by all of its cells: points or commas before cents, days or months first.
alter table imports add column styles jsonb not null default '[]';
