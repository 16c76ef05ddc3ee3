-- Scheduled backups: when each began and how it ended. A run without an end was cut off.
create table backup_runs (
  id integer generated always as identity,
  started_at timestamptz not null,
  ended_at timestamptz,
  file_name text,
  bytes bigint,
  problem text,
  constraint backup_runs_pkey primary key (id),
  constraint backup_runs_end_check check (ended_at is null or (problem is null) = (file_name is not null))
);
create index backup_runs_newest on backup_runs (started_at desc);
