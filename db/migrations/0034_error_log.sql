-- What went wrong on our side or in a browser. Kept for a month; the sweep deletes what is older.
create table error_reports (
  id bigint generated always as identity primary key,
  source text not null constraint error_reports_source_check check (source in ('server', 'browser')),
  message text not null,
  stack text,
  -- Route or page, and where it was caught.
  place text not null,
  user_id integer constraint error_reports_user_fk references users (id) on delete set null,
  user_role text,
  request_id text,
  user_agent text,
  breadcrumbs jsonb not null default '[]',
  created_at timestamptz not null default now()
);
create index error_reports_age on error_reports (created_at);
