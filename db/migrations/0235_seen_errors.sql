-- An error waits for an admin until one of them has seen it.
alter table error_reports add column seen_at timestamptz;
create index error_reports_unseen on error_reports (created_at) where seen_at is null;
