-- Why something stands in the ledger, each once: what was agreed, paid, given back or is no longer owed of a booking.
create table ledger_postings (
  id bigint generated always as identity primary key,
  purpose text not null constraint ledger_postings_purpose_check check (purpose in ('booked', 'paid', 'refunded', 'credited')),
  -- What it is posted for, by its own number: `booking:42`, `fact:7`, `document:9`.
  source text not null,
  booking_id integer not null constraint ledger_postings_booking_fk references bookings (id),
  seller_id integer not null constraint ledger_postings_seller_fk references users (id),
  cents bigint not null constraint ledger_postings_cents_check check (cents >= 0),
  tax_cents bigint not null default 0 constraint ledger_postings_tax_check check (tax_cents between 0 and cents),
  fee_basis_points smallint not null default 0
    constraint ledger_postings_fee_check check (fee_basis_points between 0 and 10000),
  posted_at timestamptz not null,
  constraint ledger_postings_key unique (purpose, source)
);
create index ledger_postings_booking on ledger_postings (booking_id);

-- Each row is a pair, so what is written is always balanced.
create table ledger_entries (
  id bigint generated always as identity primary key,
  posting_id bigint not null constraint ledger_entries_posting_fk references ledger_postings (id),
  debit_account text not null
    constraint ledger_entries_debit_check check (debit_account ~ '^((receivable|payable|tax|fee-due):[1-9][0-9]*|fee)$'),
  credit_account text not null
    constraint ledger_entries_credit_check check (credit_account ~ '^((receivable|payable|tax|fee-due):[1-9][0-9]*|fee)$'),
  cents bigint not null constraint ledger_entries_cents_check check (cents > 0),
  constraint ledger_entries_pair_check check (debit_account <> credit_account)
);
create index ledger_entries_posting on ledger_entries (posting_id);
create index ledger_entries_debit on ledger_entries (debit_account);
create index ledger_entries_credit on ledger_entries (credit_account);

create trigger ledger_postings_kept before update or delete on ledger_postings for each row execute function refuse_change();
create trigger ledger_entries_kept before update or delete on ledger_entries for each row execute function refuse_change();

-- How a seller is paid, sealed. A change is a new row: a booking keeps the one of its acceptance.
create table payment_instructions (
  id integer generated always as identity primary key,
  seller_id integer not null constraint payment_instructions_seller_fk references users (id),
  -- Empty: its key was lost, or its seller has left.
  sealed text not null,
  created_at timestamptz not null default now()
);
create index payment_instructions_seller on payment_instructions (seller_id, id desc);
create trigger payment_instructions_kept before update of id, seller_id, created_at or delete on payment_instructions
  for each row execute function refuse_change();
alter table bookings add constraint bookings_instructions_fk foreign key (instructions_id) references payment_instructions (id);

-- Whatever is learned of money, each once: told by people, or read in a bank's statement.
create table payment_facts (
  id integer generated always as identity primary key,
  provider text not null constraint payment_facts_provider_check check (provider in ('direct')),
  -- Names what happened, not who told it: told twice it is one row.
  key text not null,
  booking_id integer not null constraint payment_facts_booking_fk references bookings (id),
  kind text not null constraint payment_facts_kind_check check (kind in ('sent', 'arrived', 'returned', 'not-arrived')),
  method text not null
    constraint payment_facts_method_check check (method in ('bank-transfer', 'check', 'paypal-link', 'invoice-link')),
  cents bigint not null constraint payment_facts_cents_check check (cents > 0),
  on_day date not null,
  note text not null default '',
  -- Of an answer: what the buyer said was sent.
  answers_id integer constraint payment_facts_answers_fk references payment_facts (id),
  -- Null: read in a statement.
  actor_id integer constraint payment_facts_actor_fk references users (id),
  created_at timestamptz not null,
  constraint payment_facts_key unique (provider, key),
  constraint payment_facts_answer_check check (answers_id is null or kind in ('arrived', 'not-arrived'))
);
create index payment_facts_booking on payment_facts (booking_id, id);
create unique index payment_facts_one_answer on payment_facts (answers_id) where answers_id is not null;
create trigger payment_facts_kept before update or delete on payment_facts for each row execute function refuse_change();

-- Each reminder of money once: `due:1:3`, `sent:7`.
create table payment_reminders (
  booking_id integer not null constraint payment_reminders_booking_fk references bookings (id),
  kind text not null,
  created_at timestamptz not null default now(),
  constraint payment_reminders_pkey primary key (booking_id, kind)
);

-- What a seller's bank tells, file by file.
create table statements (
  id integer generated always as identity primary key,
  seller_id integer not null constraint statements_seller_fk references users (id),
  name text not null,
  -- Lines that were known from before, and lines of no money that came.
  known integer not null,
  skipped integer not null,
  created_at timestamptz not null default now()
);

create table statement_lines (
  id integer generated always as identity primary key,
  seller_id integer not null constraint statement_lines_seller_fk references users (id),
  statement_id integer not null constraint statement_lines_statement_fk references statements (id),
  -- Of day, amount, text, and how often these stood in one statement before: the same line again is known.
  line_hash bytea not null,
  on_day date not null,
  text text not null,
  cents bigint not null constraint statement_lines_cents_check check (cents > 0),
  status text not null constraint statement_lines_status_check check (status in ('matched', 'open', 'closed')),
  -- The booking whose reference stands in it, or that its seller named.
  booking_id integer constraint statement_lines_booking_fk references bookings (id),
  fact_id integer constraint statement_lines_fact_key unique
    constraint statement_lines_fact_fk references payment_facts (id),
  problem text,
  reason text,
  created_at timestamptz not null default now(),
  constraint statement_lines_key unique (seller_id, line_hash),
  constraint statement_lines_matched_check check ((status = 'matched') = (fact_id is not null)),
  constraint statement_lines_closed_check check ((status = 'closed') = (reason is not null))
);
create index statement_lines_statement on statement_lines (statement_id);
create index statement_lines_seller on statement_lines (seller_id, status, id desc);

-- Where books, facts and bookings do not agree; an admin closes each with a reason.
create table reconciliation_differences (
  id integer generated always as identity primary key,
  kind text not null,
  booking_id integer constraint reconciliation_differences_booking_fk references bookings (id),
  detail text not null,
  cents bigint not null,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  closed_by integer constraint reconciliation_differences_closer_fk references users (id),
  reason text,
  constraint reconciliation_differences_closed_check check ((closed_at is null) = (reason is null))
);
-- Told once as long as it stands; closed, it is told again only where it has changed.
create unique index reconciliation_differences_key on reconciliation_differences (kind, booking_id, detail, cents) nulls not distinct;

create table reconciliation_runs (
  id integer generated always as identity primary key,
  checked_at timestamptz not null
);
