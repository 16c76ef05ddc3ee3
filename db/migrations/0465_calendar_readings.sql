-- What the last reading of a calendar kept elsewhere found: its events, the days they take, and what could not be read.
alter table imported_calendars
  add column events integer not null default 0,
  add column busy_days integer not null default 0,
  add column unread jsonb not null default '[]',
  add column unread_count integer not null default 0;
