-- A form that is sent twice makes one listing: the second finds the first by its key.
alter table listings add column submission_key text;
alter table listings add constraint listings_submission_key unique (seller_id, submission_key);

-- Uploaded pictures. `picture` is what a listing stores of it; the files lie under `photos/{id}/`.
create table photos (
  id uuid primary key,
  owner_id integer not null constraint photos_owner_fk references users (id) on delete cascade,
  picture jsonb not null,
  created_at timestamptz not null default now()
);
create index photos_owner on photos (owner_id, created_at desc);
create index photos_age on photos (created_at);

-- A seller's change to a public listing that waits for review; until then the approved version stays as it is.
-- `changes` holds only the columns of listings that differ, by their column names; `before` the same columns as they were.
create table listing_revisions (
  id integer generated always as identity primary key,
  listing_id integer not null constraint listing_revisions_listing_fk references listings (id) on delete cascade,
  changes jsonb not null,
  before jsonb not null,
  status text not null default 'pending' constraint listing_revisions_status_check
    check (status in ('pending', 'approved', 'rejected', 'withdrawn')),
  decided_by integer constraint listing_revisions_decided_by_fk references users (id),
  decided_at timestamptz,
  reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index listing_revisions_one_pending on listing_revisions (listing_id) where status = 'pending';
create index listing_revisions_queue on listing_revisions (created_at desc, id desc) where status = 'pending';

-- Times a listing was opened, by Pacific calendar day. Its seller's own visits are not counted.
create table listing_stats (
  listing_id integer not null constraint listing_stats_listing_fk references listings (id) on delete cascade,
  day date not null,
  views integer not null default 0,
  constraint listing_stats_pkey primary key (listing_id, day)
);
