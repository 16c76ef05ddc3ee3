-- An import is one thing in the review queue: approved by one job, which marks each space as it goes and can go on after a crash.
create table import_reviews (
  id integer generated always as identity,
  import_id integer not null,
  decided_by integer,
  state text not null default 'running',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint import_reviews_pkey primary key (id),
  constraint import_reviews_import_fk foreign key (import_id) references imports (id) on delete cascade,
  constraint import_reviews_decided_by_fk foreign key (decided_by) references users (id) on delete set null,
  constraint import_reviews_state_check check (state in ('running', 'done'))
);
create index import_reviews_import on import_reviews (import_id, id desc);
create index import_reviews_decided_by on import_reviews (decided_by) where decided_by is not null;
create unique index import_reviews_one_running on import_reviews (import_id) where state = 'running';

create table import_review_spaces (
  review_id integer not null,
  listing_id integer not null,
  -- the version that was reviewed
  seen_at timestamptz not null,
  outcome text,
  problem text,
  constraint import_review_spaces_pkey primary key (review_id, listing_id),
  constraint import_review_spaces_review_fk foreign key (review_id) references import_reviews (id) on delete cascade,
  constraint import_review_spaces_listing_fk foreign key (listing_id) references listings (id) on delete cascade,
  constraint import_review_spaces_outcome_check check (outcome in ('approved', 'refused', 'left-out'))
);
create index import_review_spaces_listing on import_review_spaces (listing_id);
create index import_review_spaces_waiting on import_review_spaces (review_id, listing_id) where outcome is null;
