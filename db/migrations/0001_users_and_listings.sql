create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table users (
  id integer generated always as identity primary key,
  username citext not null constraint users_username_key unique,
  password text not null,
  email citext not null constraint users_email_key unique,
  name text,
  company text,
  phone text,
  role text not null default 'user' constraint users_role_check check (role in ('user', 'admin')),
  status text not null default 'pending' constraint users_status_check check (status in ('pending', 'active', 'suspended')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table listings (
  id integer generated always as identity primary key,
  seller_id integer not null constraint listings_seller_fk references users (id),
  -- The seller's own number for the space: importing the same file again updates instead of doubling.
  seller_unit_id text,
  title text not null,
  description text not null,
  ad_type text not null constraint listings_ad_type_check
    check (ad_type in ('billboard', 'print', 'digital', 'radio', 'event', 'social')),
  venue text,
  listing_type text not null default 'rent' constraint listings_listing_type_check check (listing_type in ('rent', 'sale')),
  price integer not null constraint listings_price_check check (price >= 0),
  frequency text not null default 'month' constraint listings_frequency_check
    check (frequency in ('day', 'week', '4-week', 'month', 'quarter', 'year', 'one-time')),
  location_text text not null,
  address text,
  location_details text,
  lat double precision,
  lng double precision,
  images jsonb not null default '[]',
  specifications jsonb not null default '[]',
  features text[] not null default '{}',
  target_market text[] not null default '{}',
  audience jsonb not null default '{}',
  min_contract text,
  setup_fee integer constraint listings_setup_fee_check check (setup_fee >= 0),
  payment_terms text,
  availability_start date,
  availability_end date,
  status text not null default 'pending' constraint listings_status_check
    check (status in ('draft', 'pending', 'active', 'paused', 'rejected', 'archived')),
  approved_by integer constraint listings_approved_by_fk references users (id),
  approved_at timestamptz,
  rejection_reason text,
  -- When the space first became public; "Newest" sorts by it.
  listed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint listings_seller_unit_key unique (seller_id, seller_unit_id),
  constraint listings_coordinates_check check (
    (lat is null and lng is null) or (lat between -90 and 90 and lng between -180 and 180)
  ),
  constraint listings_dates_check check (availability_end is null or availability_start is null or availability_end >= availability_start)
);

create index listings_active_newest on listings (listed_at desc, id desc) where status = 'active';
create index listings_active_price on listings (price, id) where status = 'active';
create index listings_active_place on listings (lat, lng) where status = 'active';
create index listings_queue on listings (created_at desc, id desc) where status = 'pending';
create index listings_seller on listings (seller_id, created_at desc);
create index listings_location_trgm on listings using gin (lower(location_text) gin_trgm_ops) where status = 'active';

-- Who moved a listing from one state to another, when and why. Append-only.
create table listing_events (
  id bigint generated always as identity primary key,
  listing_id integer not null constraint listing_events_listing_fk references listings (id) on delete cascade,
  actor_id integer constraint listing_events_actor_fk references users (id),
  from_status text,
  to_status text not null,
  reason text,
  created_at timestamptz not null default now()
);
create index listing_events_listing on listing_events (listing_id, id);

create table network_sites (
  id text primary key,
  name text not null constraint network_sites_name_key unique,
  url text not null,
  description text not null default '',
  active boolean not null default true
);

create table cross_posted_listings (
  id integer generated always as identity primary key,
  listing_id integer not null constraint cross_posted_listing_fk references listings (id) on delete cascade,
  site_id text not null constraint cross_posted_site_fk references network_sites (id),
  status text not null default 'queued' constraint cross_posted_status_check check (status in ('queued', 'posted', 'failed', 'withdrawn')),
  external_url text,
  created_at timestamptz not null default now(),
  constraint cross_posted_once unique (listing_id, site_id)
);

insert into network_sites (id, name, url, description) values
  ('funlist', 'FunList', 'https://funlist.example', 'Things to do nearby'),
  ('pophappyhour', 'Pop Happy Hour', 'https://pophappyhour.example', 'Bars, specials and who is pouring'),
  ('datecalendar', 'Date Calendar', 'https://datecalendar.example', 'What is on, day by day'),
  ('findlivemusic', 'Find Live Music', 'https://findlivemusic.example', 'Gigs and venues');
