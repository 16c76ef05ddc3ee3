-- What faces stand on: a pole, a wall, a shelter. Faces named a listing of their own so far, which nothing held in place.
create table structures (
  id integer generated always as identity not null,
  organization_id integer not null,
  -- The seller's own number, which files name; null for one without.
  number text,
  place text not null,
  address text,
  lat double precision,
  lng double precision,
  created_at timestamptz not null default now(),
  constraint structures_pkey primary key (id),
  constraint structures_organization_fk foreign key (organization_id) references organizations (id) on delete cascade,
  constraint structures_number_check check (char_length(number) between 1 and 40),
  constraint structures_place_check check (char_length(place) <= 400),
  constraint structures_coordinates_check check ((lat is null) = (lng is null))
);
create unique index structures_number_key on structures (organization_id, lower(number)) where number is not null;
create index structures_organization on structures (organization_id, id);

insert into structures (id, organization_id, place, address, lat, lng)
overriding system value
select distinct on (structure_id) structure_id, seller_id, location_text, address, lat, lng
from listings where structure_id is not null order by structure_id, id;
select setval(pg_get_serial_sequence('structures', 'id'), (select coalesce(max(id), 0) + 1 from structures), false);

alter table listings
  add constraint listings_structure_fk foreign key (structure_id) references structures (id) on delete set null;

-- The last change that was made to a space together with many: what it changed from and to, so that it can be taken back.
create table space_changes (
  listing_id integer not null,
  -- Names the press, which many spaces share.
  act text not null,
  before jsonb not null,
  after jsonb not null,
  created_at timestamptz not null,
  constraint space_changes_pkey primary key (listing_id),
  constraint space_changes_listing_fk foreign key (listing_id) references listings (id) on delete cascade,
  constraint space_changes_act_check check (char_length(act) between 8 and 64)
);
