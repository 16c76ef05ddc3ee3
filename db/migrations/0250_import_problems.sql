-- What a seller should know of a file as a whole (broken letters, columns not read), and how often each remark on single rows was made.
alter table imports
  add column notices jsonb not null default '[]',
  add column row_notes jsonb not null default '[]',
  -- Did its seller change how the columns are read? The next file with the same columns is read like this one.
  add column is_planned boolean not null default false;
-- Why a row becomes a draft: it says no price, or its file calls the unit closed.
alter table import_rows add column draft_cause text
  constraint import_rows_draft_cause_check check (draft_cause in ('price', 'status'));
