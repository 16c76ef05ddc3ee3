create table listing_reports (
  id integer generated always as identity primary key,
  listing_id integer not null constraint listing_reports_listing_fk references listings (id) on delete cascade,
  -- Null for guests.
  reporter_id integer constraint listing_reports_reporter_fk references users (id) on delete set null,
  reason text not null,
  details text not null default '',
  status text not null default 'open' constraint listing_reports_status_check check (status in ('open', 'resolved')),
  resolution text,
  resolved_by integer constraint listing_reports_resolver_fk references users (id) on delete set null,
  resolved_at timestamptz,
  created_at timestamptz not null default now()
);
create index listing_reports_newest on listing_reports (status, id desc);
create index listing_reports_listing on listing_reports (listing_id);
