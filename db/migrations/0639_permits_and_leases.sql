-- The permit of a structure, which its faces show where its seller wants it. `permit_told` is the end that was last told of.
alter table structures
  add column permit_number text,
  add column permit_authority text,
  add column permit_expires_on date,
  add column shows_permit boolean not null default false,
  add column permit_told date,
  add constraint structures_permit_number_check check (char_length(permit_number) between 1 and 60),
  add constraint structures_permit_authority_check check (char_length(permit_authority) between 1 and 120),
  add constraint structures_permit_shown_check check (not shows_permit or permit_number is not null);
create index structures_permit_ends on structures (permit_expires_on) where permit_expires_on is not null;

-- What stands between a seller and the owner of the ground: a table of its own, so that no join carries it out.
create table structure_secrets (
  structure_id integer not null,
  landlord text,
  lease_number text,
  lease_from date,
  lease_to date,
  rent_cents bigint,
  rent_per text,
  meter text,
  note text,
  lease_told date,
  updated_at timestamptz not null,
  constraint structure_secrets_pkey primary key (structure_id),
  constraint structure_secrets_structure_fk foreign key (structure_id) references structures (id) on delete cascade,
  constraint structure_secrets_landlord_check check (char_length(landlord) between 1 and 120),
  constraint structure_secrets_lease_number_check check (char_length(lease_number) between 1 and 60),
  constraint structure_secrets_days_check check (lease_to >= lease_from),
  constraint structure_secrets_rent_check check (rent_cents between 0 and 1000000000),
  constraint structure_secrets_rent_per_check check ((rent_per is null) = (rent_cents is null) and rent_per in ('month', 'year')),
  constraint structure_secrets_meter_check check (char_length(meter) between 1 and 60),
  constraint structure_secrets_note_check check (char_length(note) between 1 and 2000)
);
create index structure_secrets_lease_ends on structure_secrets (lease_to) where lease_to is not null;
