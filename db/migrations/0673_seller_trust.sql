-- Sellers whose spaces go live after the automatic checks alone, because an admin has said so; nobody is one by default.
create table seller_trust (
  seller_id integer not null,
  granted_by integer,
  granted_at timestamptz not null,
  ended_by integer,
  ended_at timestamptz,
  ended_why text,
  constraint seller_trust_pkey primary key (seller_id),
  constraint seller_trust_seller_fk foreign key (seller_id) references organizations (id) on delete cascade,
  constraint seller_trust_granted_by_fk foreign key (granted_by) references users (id) on delete set null,
  constraint seller_trust_ended_by_fk foreign key (ended_by) references users (id) on delete set null,
  constraint seller_trust_ended_check check ((ended_at is null) = (ended_why is null)),
  constraint seller_trust_why_check check (ended_why in ('admin', 'report'))
);
create index seller_trust_granted_by on seller_trust (granted_by) where granted_by is not null;
create index seller_trust_ended_by on seller_trust (ended_by) where ended_by is not null;

-- What the checks made of a space in the version they saw. A version is checked once: what they hold back waits for a person.
create table trust_decisions (
  listing_id integer not null,
  seen_at timestamptz not null,
  decided_at timestamptz not null,
  is_live boolean not null,
  -- those it did not pass
  checks text[] not null,
  is_sampled boolean not null default false,
  looked_at timestamptz,
  looked_by integer,
  constraint trust_decisions_pkey primary key (listing_id, seen_at),
  constraint trust_decisions_listing_fk foreign key (listing_id) references listings (id) on delete cascade,
  constraint trust_decisions_looked_by_fk foreign key (looked_by) references users (id) on delete set null,
  constraint trust_decisions_live_check check (is_live = (checks = '{}')),
  constraint trust_decisions_sampled_check check (is_live or not is_sampled)
);
create index trust_decisions_sample on trust_decisions (decided_at, listing_id) where is_sampled and looked_at is null;
create index trust_decisions_looked_by on trust_decisions (looked_by) where looked_by is not null;
