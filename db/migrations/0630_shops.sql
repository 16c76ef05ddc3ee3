-- A buyer's own places: how far a space is from the nearest is said in plans, and people around them can count for more.
create table shops (
  id integer generated always as identity constraint shops_pkey primary key,
  organization_id integer not null
    constraint shops_organization_fk references organizations (id) on delete cascade,
  name text not null constraint shops_name_check check (length(name) between 1 and 80),
  -- as it was given: an address, a town, a ZIP code or a pair of degrees
  address text not null constraint shops_address_check check (length(address) between 1 and 200),
  lat double precision not null constraint shops_lat_check check (lat between -90 and 90),
  lng double precision not null constraint shops_lng_check check (lng between -180 and 180),
  -- what the built-in places know of the address
  precision text not null constraint shops_precision_check check (precision in ('point', 'zip', 'town')),
  created_at timestamptz not null,
  constraint shops_same_key unique (organization_id, name, address)
);
