-- What a seller proposes to one client: several spaces with their days and prices, to be accepted as a whole.
create table proposals (
  id integer generated always as identity constraint proposals_pkey primary key,
  organization_id integer not null constraint proposals_organization_fk references organizations (id) on delete cascade,
  client_id integer not null constraint proposals_client_fk references clients (id) on delete cascade,
  -- who sent it last; until then who began it
  rep_id integer constraint proposals_rep_fk references users (id) on delete set null,
  title text not null constraint proposals_title_check check (char_length(title) between 1 and 120),
  intro text not null default '' constraint proposals_intro_check check (char_length(intro) <= 2000),
  price text not null default 'lines' constraint proposals_price_check check (price in ('lines', 'one')),
  -- of all spaces together, where they have one price
  one_cents bigint constraint proposals_one_check check (one_cents between 0 and 1000000000),
  valid_days smallint not null constraint proposals_valid_days_check check (valid_days between 1 and 60),
  holds boolean not null default false,
  -- the last that was sent; 0: none was
  version smallint not null default 0,
  -- one that is sent and whose time is over has expired
  status text not null default 'draft'
    constraint proposals_status_check check (status in ('draft', 'sent', 'accepted', 'declined', 'withdrawn')),
  valid_until timestamptz,
  sent_at timestamptz,
  answered_at timestamptz,
  -- why it was declined
  reason text not null default '' constraint proposals_reason_check check (char_length(reason) <= 1000),
  order_id integer constraint proposals_order_fk references orders (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint proposals_sent_check check (status = 'draft' or (version > 0 and valid_until is not null))
);
create index proposals_organization on proposals (organization_id, id desc);
create index proposals_client on proposals (client_id);
create index proposals_rep on proposals (rep_id) where rep_id is not null;
create index proposals_order on proposals (order_id) where order_id is not null;

create table proposal_lines (
  id integer generated always as identity constraint proposal_lines_pkey primary key,
  proposal_id integer not null constraint proposal_lines_proposal_fk references proposals (id) on delete cascade,
  position smallint not null,
  listing_id integer not null constraint proposal_lines_listing_fk references listings (id) on delete cascade,
  unit_id integer not null constraint proposal_lines_unit_fk references space_units (id) on delete cascade,
  first_day date not null,
  last_day date not null,
  -- for the space, in place of the rate card
  space_cents bigint constraint proposal_lines_cents_check check (space_cents between 0 and 1000000000),
  constraint proposal_lines_position_key unique (proposal_id, position),
  constraint proposal_lines_days_check check (first_day <= last_day)
);
create index proposal_lines_listing on proposal_lines (listing_id);
create index proposal_lines_unit on proposal_lines (unit_id);

-- What holds the days of the version that was sent last, while it stands.
create table proposal_holds (
  booking_id integer constraint proposal_holds_pkey primary key
    constraint proposal_holds_booking_fk references bookings (id) on delete cascade,
  proposal_id integer not null constraint proposal_holds_proposal_fk references proposals (id) on delete cascade
);
create index proposal_holds_proposal on proposal_holds (proposal_id);

-- As it was sent, with the terms of every line: never changed, gone with its proposal.
create table proposal_versions (
  proposal_id integer not null constraint proposal_versions_proposal_fk references proposals (id) on delete cascade,
  version smallint not null constraint proposal_versions_version_check check (version > 0),
  -- canonical JSON
  body text not null,
  sha256 bytea not null constraint proposal_versions_sha256_check check (length(sha256) = 32),
  created_at timestamptz not null,
  constraint proposal_versions_pkey primary key (proposal_id, version)
);
create trigger proposal_versions_kept before update on proposal_versions for each row execute function refuse_change();

-- The link that a mail to the client carries.
create table proposal_shares (
  id integer generated always as identity constraint proposal_shares_pkey primary key,
  proposal_id integer not null constraint proposal_shares_proposal_fk references proposals (id) on delete cascade,
  -- to which it was sent
  email citext not null constraint proposal_shares_email_check check (char_length(email::text) <= 254),
  token_hash bytea not null constraint proposal_shares_token_key unique,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null
);
create index proposal_shares_proposal on proposal_shares (proposal_id, id);
