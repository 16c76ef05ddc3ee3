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
);

-- Calendars kept elsewhere, read again and again; what they hold is taken softly.
create table imported_calendars (
  id integer generated always as identity primary key,
  listing_id integer not null constraint imported_calendars_listing_fk references listings (id) on delete cascade,
  url text not null,
  etag text,
  created_at timestamptz not null default now(),
  checked_at timestamptz,
  next_check_at timestamptz not null default now(),
  failures smallint not null default 0,
  error text,
  constraint imported_calendars_url_key unique (listing_id, url)
);
create index imported_calendars_due on imported_calendars (next_check_at);

-- Living claims only; what became of a claim is told by the events of its booking.
create table unit_claims (
  id bigint generated always as identity primary key,
  unit_id integer not null constraint unit_claims_unit_fk references space_units (id) on delete cascade,
  days daterange not null
    constraint unit_claims_days_check check (not isempty(days) and not lower_inf(days) and not upper_inf(days)),
  quantity smallint not null constraint unit_claims_quantity_check check (quantity > 0),
  -- takes the unit alone: always where the capacity is 1
  is_whole boolean not null,
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
