-- A booking is one buyer, one seller, one space, some days, and the terms that both have accepted.
alter table booking_terms add column hold_days smallint not null default 0
  constraint booking_terms_hold_check check (hold_days between 0 and 7);

-- What a buyer books together, of several sellers; `open` is the one being put together.
create table orders (
  id integer generated always as identity primary key,
  buyer_id integer not null constraint orders_buyer_fk references users (id),
  status text not null default 'open' constraint orders_status_check check (status in ('open', 'placed')),
  created_at timestamptz not null default now()
);
create unique index orders_one_open on orders (buyer_id) where status = 'open';

create table bookings (
  id integer generated always as identity primary key,
  order_id integer not null constraint bookings_order_fk references orders (id),
  listing_id integer not null constraint bookings_listing_fk references listings (id),
  buyer_id integer not null constraint bookings_buyer_fk references users (id),
  -- As it was when it was asked for: a listing never changes hands behind a booking.
  seller_id integer not null constraint bookings_seller_fk references users (id),
  status text not null default 'draft' constraint bookings_status_check check (status in ('draft', 'requested', 'quoted', 'held',
    'awaiting-payment', 'booked', 'in-flight', 'completed', 'cancelled', 'declined', 'withdrawn', 'expired')),
  -- What the buyer asks for; priced when it is read, while it is a draft.
  wish jsonb not null,
  -- Of the terms as they stand; 0: none yet, it is a draft.
  version smallint not null default 0,
  first_day date not null,
  last_day date not null,
  time_zone text not null,
  total_cents bigint not null constraint bookings_total_check check (total_cents >= 0),
  -- When the clock moves it.
  deadline_at timestamptz,
  conversation_id integer constraint bookings_conversation_fk references conversations (id),
  -- The seller's way to be paid, as it was at the acceptance (payment_instructions).
  instructions_id integer,
  -- Of the agent that prepared it; null: the buyer's own hand.
  prepared_by text,
  booked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint bookings_parties_check check (buyer_id <> seller_id),
  constraint bookings_days_check check (last_day >= first_day)
);
create index bookings_buyer on bookings (buyer_id, id desc);
create index bookings_seller on bookings (seller_id, id desc);
create index bookings_listing on bookings (listing_id, status);
create index bookings_order on bookings (order_id);
create index bookings_due on bookings (deadline_at) where deadline_at is not null;

-- What of a unit is meant: one row a range of cells, or an issue; follows the terms as they stand. A unit goes when nothing
-- unfinished is about it; the terms keep what it was.
create table booking_items (
  booking_id integer not null constraint booking_items_booking_fk references bookings (id),
  position smallint not null,
  unit_id integer not null constraint booking_items_unit_fk references space_units (id) on delete cascade,
  days daterange not null,
  quantity smallint not null constraint booking_items_quantity_check check (quantity between 1 and 10000),
  constraint booking_items_pkey primary key (booking_id, position)
);
create index booking_items_unit on booking_items using gist (unit_id, days);

-- Everything agreed, as canonical JSON: never changed, a change is a new version.
create table booking_versions (
  booking_id integer not null constraint booking_versions_booking_fk references bookings (id),
  version smallint not null constraint booking_versions_version_check check (version > 0),
  terms text not null,
  sha256 bytea not null,
  proposed_by text not null constraint booking_versions_side_check check (proposed_by in ('buyer', 'seller')),
  created_at timestamptz not null default now(),
  constraint booking_versions_pkey primary key (booking_id, version)
);

create table booking_acceptances (
  booking_id integer not null,
  version smallint not null,
  side text not null constraint booking_acceptances_side_check check (side in ('buyer', 'seller')),
  sha256 bytea not null,
  -- Null: by the terms that the seller has published (Book Now).
  user_id integer constraint booking_acceptances_user_fk references users (id),
  address text,
  user_agent text,
  accepted_at timestamptz not null default now(),
  constraint booking_acceptances_pkey primary key (booking_id, version, side),
  constraint booking_acceptances_version_fk foreign key (booking_id, version)
    references booking_versions (booking_id, version)
);

create table booking_events (
  id bigint generated always as identity primary key,
  booking_id integer not null constraint booking_events_booking_fk references bookings (id),
  step text not null,
  from_status text not null,
  to_status text not null,
  actor text not null constraint booking_events_actor_check check (actor in ('buyer', 'seller', 'admin', 'clock', 'money')),
  actor_id integer constraint booking_events_user_fk references users (id),
  version smallint not null,
  reason text,
  created_at timestamptz not null default now()
);
create index booking_events_booking on booking_events (booking_id, id);

-- Each reminder once.
create table booking_reminders (
  booking_id integer not null constraint booking_reminders_booking_fk references bookings (id),
  kind text not null,
  created_at timestamptz not null default now(),
  constraint booking_reminders_pkey primary key (booking_id, kind)
);

-- Whose draft waits for dates that others have; the lowest id is first.
create table waitlist_entries (
  id integer generated always as identity primary key,
  booking_id integer not null constraint waitlist_entries_booking_key unique
    constraint waitlist_entries_booking_fk references bookings (id),
  -- Until when the dates are this one's to take; null: it waits.
  offered_until timestamptz,
  created_at timestamptz not null default now()
);

-- What an agent has put together for whoever opens its link; holds nothing.
create table prepared_bookings (
  token_hash bytea constraint prepared_bookings_pkey primary key,
  listing_id integer not null constraint prepared_bookings_listing_fk references listings (id) on delete cascade,
  wish jsonb not null,
  prepared_by text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index prepared_bookings_expired on prepared_bookings (expires_at);

-- What is written is never changed.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger booking_versions_kept before update or delete on booking_versions for each row execute function refuse_change();
create trigger booking_acceptances_kept before update or delete on booking_acceptances for each row execute function refuse_change();
create trigger booking_events_kept before update or delete on booking_events for each row execute function refuse_change();

-- Dates are held and booked by a booking, and by nothing else.
alter table unit_claims
  add column booking_id integer constraint unit_claims_booking_fk references bookings (id),
  add constraint unit_claims_booking_check check ((kind in ('booking', 'hold')) = (booking_id is not null));
create index unit_claims_booking on unit_claims (booking_id) where booking_id is not null;

-- A booking has a conversation of its own, beside the one about the space.
alter table conversations
  add column booking_id integer constraint conversations_booking_fk references bookings (id),
  drop constraint conversations_key,
  add constraint conversations_key unique nulls not distinct (listing_id, buyer_id, booking_id);
