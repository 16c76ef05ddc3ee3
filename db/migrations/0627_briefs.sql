-- One request of a buyer to several sellers: what is wanted, where, when, and until when they answer.
create table briefs (
  id integer generated always as identity constraint briefs_pkey primary key,
  organization_id integer not null constraint briefs_organization_fk references organizations (id) on delete cascade,
  -- who wrote it
  author_id integer constraint briefs_author_fk references users (id) on delete set null,
  plan_id integer constraint briefs_plan_fk references plans (id) on delete set null,
  title text not null constraint briefs_title_check check (char_length(title) between 1 and 120),
  body text not null constraint briefs_body_check check (char_length(body) between 1 and 4000),
  place text not null constraint briefs_place_check check (char_length(place) between 1 and 200),
  -- where spaces are looked for, in degrees
  west double precision not null,
  south double precision not null,
  east double precision not null,
  north double precision not null,
  -- none: any medium
  ad_types text[] not null default '{}',
  first_day date not null,
  last_day date not null,
  budget_cents bigint constraint briefs_budget_check check (budget_cents between 1 and 1000000000),
  -- whether sellers read the budget
  shows_budget boolean not null default false,
  -- names of the buyer's own columns, which sellers fill in line by line
  columns text[] not null default '{}' constraint briefs_columns_check check (cardinality(columns) <= 6),
  closes_at timestamptz not null,
  -- by its buyer, or by the clock at `closes_at`
  closed_at timestamptz,
  created_at timestamptz not null,
  constraint briefs_days_check check (first_day <= last_day),
  constraint briefs_box_check check (south < north)
);
create index briefs_organization on briefs (organization_id, id desc);
create index briefs_plan on briefs (plan_id) where plan_id is not null;
create index briefs_author on briefs (author_id) where author_id is not null;
create index briefs_open on briefs (closes_at) where closed_at is null;

-- A seller who was sent it, and what they said.
create table brief_recipients (
  brief_id integer not null constraint brief_recipients_brief_fk references briefs (id) on delete cascade,
  organization_id integer not null
    constraint brief_recipients_organization_fk references organizations (id) on delete cascade,
  state text not null default 'sent'
    constraint brief_recipients_state_check check (state in ('sent', 'answered', 'declined')),
  -- why it was declined
  reason text not null default '' constraint brief_recipients_reason_check check (char_length(reason) <= 1000),
  note text not null default '' constraint brief_recipients_note_check check (char_length(note) <= 1000),
  -- who answered last
  person_id integer constraint brief_recipients_person_fk references users (id) on delete set null,
  answered_at timestamptz,
  -- until when the seller's own prices stand
  valid_until timestamptz,
  -- where the seller asked
  conversation_id integer constraint brief_recipients_conversation_fk references conversations (id) on delete set null,
  reminded_at timestamptz,
  constraint brief_recipients_pkey primary key (brief_id, organization_id),
  constraint brief_recipients_answered_check
    check (state <> 'answered' or (answered_at is not null and valid_until is not null))
);
create index brief_recipients_organization on brief_recipients (organization_id, brief_id desc);
create index brief_recipients_person on brief_recipients (person_id) where person_id is not null;
create index brief_recipients_conversation on brief_recipients (conversation_id) where conversation_id is not null;

-- A space with its days that a seller answers with.
create table brief_lines (
  id integer generated always as identity constraint brief_lines_pkey primary key,
  brief_id integer not null,
  organization_id integer not null,
  listing_id integer not null constraint brief_lines_listing_fk references listings (id) on delete cascade,
  unit_id integer not null constraint brief_lines_unit_fk references space_units (id) on delete cascade,
  first_day date not null,
  last_day date not null,
  -- for the space, in place of the rate card
  space_cents bigint constraint brief_lines_cents_check check (space_cents between 0 and 1000000000),
  -- all-in, as it was sent; null: a draft that the buyer does not see
  total_cents bigint,
  -- by the buyer's own columns
  cells text[] not null default '{}' constraint brief_lines_cells_check check (cardinality(cells) <= 6),
  -- where the buyer took it
  plan_line_id integer constraint brief_lines_plan_line_fk references plan_lines (id) on delete set null,
  constraint brief_lines_recipient_fk foreign key (brief_id, organization_id)
    references brief_recipients (brief_id, organization_id) on delete cascade,
  constraint brief_lines_once unique (brief_id, unit_id, first_day, last_day),
  constraint brief_lines_days_check check (first_day <= last_day)
);
create index brief_lines_recipient on brief_lines (brief_id, organization_id, id);
create index brief_lines_listing on brief_lines (listing_id);
create index brief_lines_unit on brief_lines (unit_id);
create index brief_lines_plan_line on brief_lines (plan_line_id) where plan_line_id is not null;
