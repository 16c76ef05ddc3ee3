-- Papers of bookings. A number is taken in the transaction that inserts its paper, so a rollback gives it back.
create table document_counters (
  seller_id integer not null constraint document_counters_seller_fk references users (id),
  kind text not null,
  year smallint not null,
  last_number integer not null default 0,
  constraint document_counters_pkey primary key (seller_id, kind, year)
);

create table documents (
  id integer generated always as identity primary key,
  kind text not null
    constraint documents_kind_check check (kind in ('insertion-order', 'invoice', 'receipt', 'credit-note')),
  seller_id integer not null constraint documents_seller_fk references users (id),
  booking_id integer not null constraint documents_booking_fk references bookings (id),
  year smallint not null,
  number integer not null constraint documents_number_check check (number > 0),
  -- Of the terms that it is about.
  version smallint not null,
  -- What it is issued for, unique within a booking: a payment, a cancellation.
  source text not null,
  total_cents bigint not null constraint documents_total_check check (total_cents >= 0),
  -- Everything printed, as canonical JSON, and its hash.
  body text not null,
  sha256 bytea not null,
  created_at timestamptz not null,
  constraint documents_number_key unique (seller_id, kind, year, number),
  constraint documents_source_key unique (booking_id, kind, source),
  constraint documents_version_fk foreign key (booking_id, version) references booking_versions (booking_id, version)
);
create trigger documents_kept before update or delete on documents for each row execute function refuse_change();
