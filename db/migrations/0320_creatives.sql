-- What a unit needs to show an advertisement; null: what is usual for its medium.
alter table space_units add column artwork jsonb;

-- Artwork that buyers send for the placements of their bookings. Rows stay as the record of what was approved; files go
-- when they are needed no more, and a script with them.
create table creatives (
  id uuid constraint creatives_pkey primary key default gen_random_uuid(),
  booking_id integer not null constraint creatives_booking_fk references bookings (id),
  -- position of the placement in the terms of the booking
  item smallint not null constraint creatives_item_check check (item >= 0),
  version smallint not null constraint creatives_version_check check (version > 0),
  owner_id integer not null constraint creatives_owner_fk references users (id),
  name text not null,
  media_type text not null,
  size_bytes integer not null constraint creatives_size_check check (size_bytes >= 0),
  sha256 bytea not null,
  -- in the file store; null: a script, or gone
  path text,
  preview_path text,
  preview_width integer,
  preview_height integer,
  script text,
  facts jsonb not null,
  checks jsonb not null,
  status text not null default 'uploaded'
    constraint creatives_status_check check (status in ('uploaded', 'approved', 'rejected', 'replaced')),
  reason text,
  -- the seller took it although it fails a check
  took_failures boolean not null default false,
  decided_by integer constraint creatives_decider_fk references users (id),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint creatives_version_key unique (booking_id, item, version),
  constraint creatives_reason_check check ((status = 'rejected') <= (reason is not null))
);
create index creatives_owner on creatives (owner_id);
create index creatives_kept on creatives (created_at) where path is not null or script is not null;
