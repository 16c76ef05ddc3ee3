-- A seller's own file at an address, read again by itself; and files that a seller's system hands in. Both are imports.
create table inventory_sources (
  id integer generated always as identity constraint inventory_sources_pkey primary key,
  organization_id integer not null
    constraint inventory_sources_organization_fk references organizations (id) on delete cascade,
  -- Sealed: an address may hold a token, and the value of a header mostly is one.
  url text not null,
  header_name text,
  header_value text,
  -- Read every so many hours, or once a day at an hour of the market's time zone.
  every_hours smallint constraint inventory_sources_every_check check (every_hours between 1 and 24),
  at_hour smallint constraint inventory_sources_hour_check check (at_hour between 0 and 23),
  state text not null default 'first'
    constraint inventory_sources_state_check check (state in ('first', 'on', 'waits', 'failing', 'off')),
  -- Of the last file that was taken: the same again is not read.
  etag text,
  sha256 bytea,
  -- How the last file that was applied was read: columns, and which is which.
  columns jsonb,
  settings jsonb,
  -- Sentences that stand in the way of the file that waits.
  waits_for jsonb not null default '[]',
  failures smallint not null default 0,
  failing_since timestamptz,
  failing_mailed_at timestamptz,
  problem text,
  -- The last read was taken back: the next file waits for a person.
  asks_next boolean not null default false,
  -- Null while a file is under way or waits for a person.
  next_at timestamptz,
  read_at timestamptz,
  -- The read whose import is under way, waits, or was applied last.
  last_read_id integer,
  created_at timestamptz not null default now(),
  constraint inventory_sources_when_check check (num_nonnulls(every_hours, at_hour) = 1),
  constraint inventory_sources_header_check check ((header_name is null) = (header_value is null))
);
create index inventory_sources_organization on inventory_sources (organization_id);
create index inventory_sources_due on inventory_sources (next_at) where state <> 'off';

create table inventory_reads (
  id integer generated always as identity constraint inventory_reads_pkey primary key,
  source_id integer not null
    constraint inventory_reads_source_fk references inventory_sources (id) on delete cascade,
  import_id integer constraint inventory_reads_import_fk references imports (id) on delete set null,
  outcome text not null
    constraint inventory_reads_outcome_check
    check (outcome in ('same', 'running', 'waits', 'applied', 'skipped', 'failed', 'undone')),
  says text not null default '',
  counts jsonb,
  -- The last time that the address said the same.
  read_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index inventory_reads_source on inventory_reads (source_id, id desc);
create index inventory_reads_import on inventory_reads (import_id);
alter table inventory_sources add constraint inventory_sources_last_read_fk
  foreign key (last_read_id) references inventory_reads (id) on delete set null;

-- What the files of a source have named, as the last applied one says it.
create table inventory_source_units (
  source_id integer not null
    constraint inventory_source_units_source_fk references inventory_sources (id) on delete cascade,
  unit_id text not null,
  listing_id integer not null
    constraint inventory_source_units_listing_fk references listings (id) on delete cascade,
  price integer,
  frequency text,
  -- Reads in a row that did not name it.
  missed smallint not null default 0,
  -- The read that paused it; no reference, as it says so longer than reads are kept.
  paused_in integer,
  constraint inventory_source_units_pkey primary key (source_id, unit_id)
);
create index inventory_source_units_listing on inventory_source_units (listing_id);

alter table imports
  add column origin text not null default 'file'
    constraint imports_origin_check check (origin in ('file', 'push', 'pull')),
  -- Of a file that a system hands in: the same again is answered, not stored.
  add column sha256 bytea,
  drop constraint imports_format_check,
  add constraint imports_format_check check (format in ('csv', 'geojson', 'json', 'xlsx'));
create index imports_pushed on imports (seller_id, id desc) where origin = 'push';

-- What a row says it costs, to be held against the read before.
alter table import_rows add column price integer, add column frequency text;
