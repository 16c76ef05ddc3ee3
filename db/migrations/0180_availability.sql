-- What is sold of a listing, in which pieces of time, and what of it is taken. A listing without rows here is sold by the
-- defaults of its medium (domain/booking/default-terms.ts).
create extension if not exists btree_gist;

create table booking_terms (
  listing_id integer primary key constraint booking_terms_listing_fk references listings (id) on delete cascade,
  mode text not null constraint booking_terms_mode_check check (mode in ('off', 'request', 'instant')),
  time_zone text not null,
  lead_days smallint not null constraint booking_terms_lead_check check (lead_days between 0 and 255),
  min_days smallint constraint booking_terms_min_check check (min_days > 0),
  max_days smallint constraint booking_terms_max_check check (max_days >= coalesce(min_days, 1)),
  start_weekday smallint constraint booking_terms_weekday_check check (start_weekday between 0 and 6),
  sells_whole_periods boolean not null,
  term_discounts jsonb not null,
  quantity_discounts jsonb not null,
  agency_commission_basis_points smallint
    constraint booking_terms_commission_check check (agency_commission_basis_points between 0 and 5000),
  extras jsonb not null,
  cancellation_tier text not null
    constraint booking_terms_tier_check check (cancellation_tier in ('flexible', 'standard', 'firm')),
  payment_schedule text not null
    constraint booking_terms_schedule_check check (payment_schedule in ('at-once', 'deposit', 'every-28-days')),
  deposit_basis_points smallint not null
    constraint booking_terms_deposit_check check (deposit_basis_points between 0 and 10000),
  delivery text constraint booking_terms_delivery_check check (delivery in ('place', 'online')),
  tax_override jsonb,
  answer_hours smallint not null constraint booking_terms_answer_check check (answer_hours between 4 and 120),
  updated_at timestamptz not null default now()
);

create table space_units (
  id integer generated always as identity primary key,
  listing_id integer not null constraint space_units_listing_fk references listings (id) on delete cascade,
  position smallint not null,
  name text not null,
  cell text not null constraint space_units_cell_check check (cell in ('day', 'week', '4-week', 'listed')),
  anchor date not null constraint space_units_anchor_check check (extract(isodow from anchor) = 1),
  capacity smallint not null constraint space_units_capacity_check check (capacity between 1 and 10000),
  rate_cents bigint constraint space_units_rate_check check (rate_cents >= 0),
  rate_per text constraint space_units_rate_per_check
    check (rate_per in ('day', 'week', '4-week', 'month', 'quarter', 'year', 'one-time', 'piece')),
  created_at timestamptz not null default now(),
  constraint space_units_position_key unique (listing_id, position) deferrable initially deferred,
  constraint space_units_rate_whole check ((rate_cents is null) = (rate_per is null))
);

-- The cells of a unit that is sold by issues or dates.
create table unit_periods (
  id integer generated always as identity primary key,
  unit_id integer not null constraint unit_periods_unit_fk references space_units (id) on delete cascade,
  label text not null default '',
  first_day date not null,
  last_day date not null,
  capacity smallint constraint unit_periods_capacity_check check (capacity between 1 and 10000),
  material_date date,
  sold_until date,
  constraint unit_periods_days_check check (last_day >= first_day),
  constraint unit_periods_no_overlap exclude using gist (unit_id with =, daterange(first_day, last_day, '[]') with &&)
    deferrable initially deferred
);

-- Calendars kept elsewhere, read again and again; what they hold is taken softly.
create table imported_calendars (
  id integer generated always as identity primary key,
  listing_id integer not null constraint imported_calendars_listing_fk references listings (id) on delete cascade,
  -- sealed: private addresses of calendars are secrets; the hash finds the same one again
  url text not null,
  url_hash bytea not null,
  etag text,
  created_at timestamptz not null default now(),
  checked_at timestamptz,
  -- when its days were last taken over: a check that finds the same file changes nothing
  read_at timestamptz,
  next_check_at timestamptz not null default now(),
  failures smallint not null default 0,
  error text,
  constraint imported_calendars_url_key unique (listing_id, url_hash)
);
create index imported_calendars_due on imported_calendars (next_check_at);

-- Living claims only; what became of a claim is told by the events of its booking.
create table unit_claims (
  id bigint generated always as identity primary key,
  unit_id integer not null constraint unit_claims_unit_fk references space_units (id) on delete cascade,
  days daterange not null
    constraint unit_claims_days_check check (not isempty(days) and not lower_inf(days) and not upper_inf(days)),
  quantity smallint not null constraint unit_claims_quantity_check check (quantity between 1 and 10000),
  -- takes the unit alone: where one is all there is, as the trigger finds
  is_whole boolean not null default false,
  kind text not null constraint unit_claims_kind_check check (kind in ('booking', 'hold', 'block', 'import')),
  calendar_id integer constraint unit_claims_calendar_fk references imported_calendars (id) on delete cascade,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  constraint unit_claims_calendar_check check ((kind = 'import') = (calendar_id is not null)),
  constraint unit_claims_alone exclude using gist (unit_id with =, days with &&) where (is_whole)
);
create index unit_claims_unit on unit_claims (unit_id);
create index unit_claims_calendar on unit_claims (calendar_id) where calendar_id is not null;

-- One row for each cell that was ever touched; the check is what refuses the one too many.
create table unit_cells (
  unit_id integer not null constraint unit_cells_unit_fk references space_units (id) on delete cascade,
  -- its first day
  cell date not null,
  capacity smallint not null,
  taken smallint not null default 0,
  constraint unit_cells_pkey primary key (unit_id, cell),
  constraint unit_cells_capacity check (taken between 0 and capacity)
) with (fillfactor = 70);

-- The cells that some days of a unit are made of; nothing where they are not whole cells of it.
create function find_unit_cells(unit space_units, days daterange) returns table (cell date, capacity smallint)
language plpgsql stable as $$
declare
  length integer := case unit.cell when '4-week' then 28 when 'week' then 7 else 1 end;
begin
  if unit.cell = 'listed' then
    return query select first_day, coalesce(period.capacity, unit.capacity) from unit_periods as period
      where period.unit_id = unit.id and daterange(first_day, last_day, '[]') = days;
  elsif (lower(days) - unit.anchor) % length = 0 and (upper(days) - unit.anchor) % length = 0 then
    return query select lower(days) + n, unit.capacity
      from generate_series(0, upper(days) - lower(days) - 1, length) as n;
  end if;
end $$;

-- Counts every claim in its cells. The unit is locked first, and cells in their order, so that claims wait for each other and
-- never in a circle; before the row itself, so that the excluding constraint has nobody left to wait for.
create function count_unit_claim() returns trigger language plpgsql as $$
declare
  unit space_units;
  widest smallint;
begin
  select * into unit from space_units where id = coalesce(new.unit_id, old.unit_id) for no key update;
  if tg_op = 'DELETE' then
    -- with its unit the cells go too
    if found then
      update unit_cells set taken = taken - old.quantity where unit_id = old.unit_id and old.days @> cell;
    end if;
    return old;
  end if;
  with cells as (select * from find_unit_cells(unit, new.days)), counted as (
    insert into unit_cells (unit_id, cell, capacity, taken)
    select unit.id, cell, capacity, new.quantity from cells order by cell
    on conflict on constraint unit_cells_pkey do update set taken = unit_cells.taken + excluded.taken
    returning unit_cells.capacity)
  select max(capacity) into widest from counted;
  if widest is null then
    raise exception 'not whole cells of unit %', new.unit_id
      using errcode = 'check_violation', constraint = 'unit_claims_cells';
  end if;
  new.is_whole := widest = 1;
  return new;
end $$;
create trigger unit_claims_counted before insert or delete on unit_claims
  for each row execute function count_unit_claim();

create function refuse_other_claim() returns trigger language plpgsql as $$
begin
  raise exception 'what a claim takes never changes' using errcode = 'check_violation', constraint = 'unit_claims_fixed';
end $$;
create trigger unit_claims_fixed before update on unit_claims for each row
  when ((old.unit_id, old.days, old.quantity, old.is_whole) is distinct from (new.unit_id, new.days, new.quantity, new.is_whole))
  execute function refuse_other_claim();

-- What a calendar elsewhere holds although it is sold here: told, never dropped.
create table calendar_clashes (
  id integer generated always as identity primary key,
  calendar_id integer not null constraint calendar_clashes_calendar_fk references imported_calendars (id) on delete cascade,
  unit_id integer not null constraint calendar_clashes_unit_fk references space_units (id) on delete cascade,
  days daterange not null,
  created_at timestamptz not null default now(),
  constraint calendar_clashes_key unique (calendar_id, unit_id, days)
);

-- The secret address under which a listing's calendar is read; only its hash is kept.
create table calendar_addresses (
  listing_id integer primary key constraint calendar_addresses_listing_fk references listings (id) on delete cascade,
  token_hash bytea not null constraint calendar_addresses_token_key unique,
  created_at timestamptz not null default now()
);

-- Local sales tax, by place, from a day on; imported by an admin.
create table tax_rates (
  id integer generated always as identity primary key,
  place text not null,
  basis_points smallint not null constraint tax_rates_points_check check (basis_points between 0 and 3000),
  valid_from date not null
);
create unique index tax_rates_place_key on tax_rates (lower(place), valid_from);

-- The search follows what is free, as it follows the listings themselves.
create function record_booking_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into listing_changes (listing_id) select distinct listing_id from gone;
  else
    insert into listing_changes (listing_id) select distinct listing_id from fresh;
  end if;
  if found then notify listing_changes; end if;
  return null;
end $$;

create function record_unit_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into listing_changes (listing_id)
    select distinct listing_id from space_units where id in (select unit_id from gone);
  else
    insert into listing_changes (listing_id)
    select distinct listing_id from space_units where id in (select unit_id from fresh);
  end if;
  if found then notify listing_changes; end if;
  return null;
end $$;

create trigger booking_terms_inserted after insert on booking_terms
  referencing new table as fresh for each statement execute function record_booking_changes();
create trigger booking_terms_updated after update on booking_terms
  referencing new table as fresh for each statement execute function record_booking_changes();
create trigger booking_terms_deleted after delete on booking_terms
  referencing old table as gone for each statement execute function record_booking_changes();
create trigger space_units_inserted after insert on space_units
  referencing new table as fresh for each statement execute function record_booking_changes();
create trigger space_units_updated after update on space_units
  referencing new table as fresh for each statement execute function record_booking_changes();
create trigger space_units_deleted after delete on space_units
  referencing old table as gone for each statement execute function record_booking_changes();
create trigger unit_periods_inserted after insert on unit_periods
  referencing new table as fresh for each statement execute function record_unit_changes();
create trigger unit_periods_updated after update on unit_periods
  referencing new table as fresh for each statement execute function record_unit_changes();
create trigger unit_periods_deleted after delete on unit_periods
  referencing old table as gone for each statement execute function record_unit_changes();
create trigger unit_claims_inserted after insert on unit_claims
  referencing new table as fresh for each statement execute function record_unit_changes();
create trigger unit_claims_deleted after delete on unit_claims
  referencing old table as gone for each statement execute function record_unit_changes();
