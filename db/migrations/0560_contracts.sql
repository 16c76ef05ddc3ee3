-- What a company has sold elsewhere, brought in by file: kept for its numbers, and on its calendar as private blocks with a label.
-- `organization_id` is the seller's account until there are organizations, which keep its number.
create table contracts (
  id integer generated always as identity,
  organization_id integer not null,
  -- The contract's number in small letters, else its client and brand: the same file again finds it by this.
  key text not null,
  number text,
  client_name text not null,
  brand text,
  rep_name text,
  import_id integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint contracts_pkey primary key (id),
  constraint contracts_organization_fk foreign key (organization_id) references users (id) on delete cascade,
  constraint contracts_import_fk foreign key (import_id) references imports (id) on delete set null,
  constraint contracts_key unique (organization_id, key),
  constraint contracts_client_check check (client_name <> '')
);
create index contracts_import on contracts (import_id) where import_id is not null;

create table contract_lines (
  id integer generated always as identity,
  contract_id integer not null,
  listing_id integer not null,
  unit_id integer,
  first_day date not null,
  -- The contract's own last day; without an end none.
  last_day date,
  is_open_ended boolean not null default false,
  -- Slots of a loop; null: the whole unit.
  quantity smallint,
  amount_cents bigint,
  amount_per text,
  note text,
  -- What of the calendar it took when it was last written: another state means that somebody has changed it since.
  blocked jsonb not null default '[]',
  -- Days beyond cannot be booked yet and are blocked as they come into sight.
  blocked_until date,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint contract_lines_pkey primary key (id),
  constraint contract_lines_contract_fk foreign key (contract_id) references contracts (id) on delete cascade,
  constraint contract_lines_listing_fk foreign key (listing_id) references listings (id) on delete cascade,
  constraint contract_lines_unit_fk foreign key (unit_id) references space_units (id) on delete set null,
  constraint contract_lines_days_check check (last_day >= first_day),
  constraint contract_lines_open_check check (is_open_ended = (last_day is null)),
  constraint contract_lines_quantity_check check (quantity >= 1 and quantity <= 10000),
  constraint contract_lines_amount_check check (amount_cents >= 0),
  constraint contract_lines_amount_per_check check (amount_per in ('all', 'period'))
);
create index contract_lines_contract on contract_lines (contract_id);
create index contract_lines_listing on contract_lines (listing_id);
create index contract_lines_unit on contract_lines (unit_id) where unit_id is not null;
-- Those whose end is out of sight.
create index contract_lines_moved on contract_lines (blocked_until) where blocked_until is not null;

-- What a seller's own calendar says of a block; no public answer reads it.
create table claim_notes (
  id integer generated always as identity,
  organization_id integer not null,
  label text not null,
  note text,
  contract_line_id integer,
  created_by integer,
  created_at timestamptz not null default now(),
  constraint claim_notes_pkey primary key (id),
  constraint claim_notes_organization_fk foreign key (organization_id) references users (id) on delete cascade,
  constraint claim_notes_line_fk foreign key (contract_line_id) references contract_lines (id) on delete cascade,
  constraint claim_notes_created_by_fk foreign key (created_by) references users (id) on delete set null,
  constraint claim_notes_line_key unique (contract_line_id),
  constraint claim_notes_label_check check (char_length(label) between 1 and 120),
  constraint claim_notes_note_check check (char_length(note) <= 2000)
);
create index claim_notes_organization on claim_notes (organization_id);
create index claim_notes_created_by on claim_notes (created_by) where created_by is not null;

alter table unit_claims
  add column note_id integer constraint unit_claims_note_fk references claim_notes (id) on delete set null,
  add constraint unit_claims_note_check check (note_id is null or kind = 'block');
create index unit_claims_note on unit_claims (note_id) where note_id is not null;

create or replace function claim_units(wanted jsonb, by_then timestamptz) returns setof unit_claims language plpgsql as $$
declare
  units integer[] := array(select distinct (claim ->> 'unit_id')::integer from jsonb_array_elements(wanted) as claim);
begin
  perform lock_units(units);
  delete from unit_claims where unit_id = any(units) and expires_at <= by_then;
  return query
    insert into unit_claims (unit_id, days, quantity, kind, calendar_id, booking_id, expires_at, note_id)
    select unit_id, daterange(first, last, '[]'), quantity, kind, calendar_id, booking_id, expires_at, note_id
    from jsonb_to_recordset(wanted) as claim (unit_id int, first date, last date, quantity smallint, kind text,
      calendar_id int, booking_id int, expires_at timestamptz, note_id int)
    order by 1, 2
    returning *;
end $$;

-- A file may hold contracts instead of spaces; what storing a row does is said in a sentence.
alter table imports add column kind text not null default 'inventory'
  constraint imports_kind_check check (kind in ('inventory', 'contracts'));
alter table import_rows add column says text;
