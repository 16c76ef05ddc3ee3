-- Whom a seller pays for what they sell: one of its people, and the name that its contracts from elsewhere say for them.
create table sales_reps (
  id integer generated always as identity not null,
  organization_id integer not null,
  -- Null: somebody whom only contracts name.
  user_id integer,
  name_in_contracts text,
  created_at timestamptz not null,
  constraint sales_reps_pkey primary key (id),
  constraint sales_reps_organization_fk foreign key (organization_id) references organizations (id) on delete cascade,
  constraint sales_reps_user_fk foreign key (user_id) references users (id) on delete cascade,
  constraint sales_reps_user_key unique (organization_id, user_id),
  constraint sales_reps_name_check check (char_length(name_in_contracts) between 1 and 80),
  constraint sales_reps_somebody_check check (user_id is not null or name_in_contracts is not null)
);
create unique index sales_reps_name_key on sales_reps (organization_id, lower(name_in_contracts));
create index sales_reps_user on sales_reps (user_id) where user_id is not null;

-- What share of their sales it is, from a day on: what has counted is not changed, another rate begins.
create table rep_rates (
  id integer generated always as identity not null,
  rep_id integer not null,
  -- Null: for every class of client that has no rate of its own.
  client_class text,
  counts_on text not null,
  basis_points smallint not null,
  first_day date not null,
  created_by integer,
  created_at timestamptz not null,
  constraint rep_rates_pkey primary key (id),
  constraint rep_rates_rep_fk foreign key (rep_id) references sales_reps (id) on delete cascade,
  constraint rep_rates_created_by_fk foreign key (created_by) references users (id) on delete set null,
  constraint rep_rates_first_day_key unique nulls not distinct (rep_id, client_class, first_day),
  constraint rep_rates_class_check check (client_class in ('local', 'national', 'agency', 'nonprofit', 'political')),
  constraint rep_rates_counts_on_check check (counts_on in ('booked', 'paid')),
  constraint rep_rates_basis_points_check check (basis_points between 0 and 10000)
);
create index rep_rates_created_by on rep_rates (created_by) where created_by is not null;
