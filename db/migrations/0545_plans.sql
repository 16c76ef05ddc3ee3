-- A plan: spaces with dates for one campaign, made by the planner or by hand. It takes nothing and binds nobody.
create table plans (
  id integer generated always as identity,
  owner_id integer not null,
  name text not null,
  -- what the planner was asked; null for a plan made by hand
  inputs jsonb,
  budget_cents bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint plans_pkey primary key (id),
  constraint plans_owner_fk foreign key (owner_id) references users (id) on delete cascade,
  constraint plans_budget_check check (budget_cents > 0)
);
create index plans_owner on plans (owner_id, updated_at desc, id desc);

create table plan_lines (
  id integer generated always as identity,
  plan_id integer not null,
  listing_id integer not null,
  unit_id integer,
  first_day date not null,
  last_day date not null,
  quantity smallint not null default 1,
  -- why the planner chose it; null where a person did
  reason text,
  -- all-in, as it was when the line was added
  added_cents bigint not null,
  -- since it was put into an order
  booking_id integer,
  created_at timestamptz not null default now(),
  constraint plan_lines_pkey primary key (id),
  constraint plan_lines_plan_fk foreign key (plan_id) references plans (id) on delete cascade,
  constraint plan_lines_listing_fk foreign key (listing_id) references listings (id) on delete cascade,
  constraint plan_lines_unit_fk foreign key (unit_id) references space_units (id) on delete set null,
  constraint plan_lines_booking_fk foreign key (booking_id) references bookings (id) on delete set null,
  constraint plan_lines_days_check check (last_day >= first_day),
  constraint plan_lines_quantity_check check (quantity > 0)
);
create index plan_lines_plan on plan_lines (plan_id, id);
create index plan_lines_listing on plan_lines (listing_id);
create index plan_lines_unit on plan_lines (unit_id) where unit_id is not null;
create unique index plan_lines_booking on plan_lines (booking_id) where booking_id is not null;
