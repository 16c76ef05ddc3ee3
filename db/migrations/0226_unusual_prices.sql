-- Prices of public spaces change at once; those that change unusually wait here for somebody to look at them.
create table unusual_prices (
  id integer generated always as identity,
  listing_id integer not null,
  before_price integer not null,
  before_frequency text not null,
  after_price integer not null,
  after_frequency text not null,
  created_at timestamptz not null default now(),
  seen_by integer,
  seen_at timestamptz,
  constraint unusual_prices_pkey primary key (id),
  constraint unusual_prices_listing_fk foreign key (listing_id) references listings (id) on delete cascade,
  constraint unusual_prices_seen_by_fk foreign key (seen_by) references users (id)
);
-- one open entry a listing: several changes in a row are one thing to look at
create unique index unusual_prices_open on unusual_prices (listing_id) where (seen_at is null);
create index unusual_prices_listing on unusual_prices (listing_id);
