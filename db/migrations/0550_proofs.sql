-- What sellers hand in for the duties of their bookings. Rows are the record of a contract: never changed, never deleted.
-- Files go some years after the end of their booking.
create table proofs (
  -- the sender's: a file that is sent twice is one proof
  id uuid constraint proofs_pkey primary key,
  booking_id integer not null constraint proofs_booking_fk references bookings (id),
  -- names the duty within its booking: 0/posting, 0/log/2
  duty text not null constraint proofs_duty_check check (length(duty) between 1 and 40),
  -- position of the placement in the terms of the booking
  item smallint not null constraint proofs_item_check check (item >= 0),
  kind text not null
    constraint proofs_kind_check check (kind in ('any', 'photo', 'play-log', 'link', 'tear-sheet', 'affidavit')),
  origin text not null constraint proofs_origin_check
    check (origin in ('captured', 'uploaded', 'bulk', 'crew', 'api')),
  sent_by integer constraint proofs_sender_fk references users (id),
  received_at timestamptz not null,
  name text not null,
  media_type text not null,
  size_bytes integer not null constraint proofs_size_check check (size_bytes >= 0),
  sha256 bytea not null constraint proofs_sha256_check check (length(sha256) = 32),
  -- in the file store; null: an address alone
  path text,
  preview_path text,
  preview_width integer,
  preview_height integer,
  facts jsonb not null,
  caption text not null default '',
  url text,
  constraint proofs_something_check check (path is not null or url is not null)
);
create index proofs_booking on proofs (booking_id, received_at, id);
create index proofs_same_file on proofs (sha256);
create index proofs_sender on proofs (sent_by);
create trigger proofs_kept before update or delete on proofs for each row execute function refuse_change();
create trigger proofs_not_emptied before truncate on proofs for each statement execute function refuse_truncate();

-- What buyers say of them, or ten days without a word; once each.
create table proof_decisions (
  proof_id uuid constraint proof_decisions_pkey primary key
    constraint proof_decisions_proof_fk references proofs (id),
  decision text not null constraint proof_decisions_decision_check
    check (decision in ('accepted', 'questioned', 'accepted-by-time')),
  -- null: nobody has said a word
  decided_by integer constraint proof_decisions_decider_fk references users (id),
  reason text,
  created_at timestamptz not null,
  constraint proof_decisions_reason_check check ((decision = 'questioned') = (reason is not null)),
  constraint proof_decisions_decider_check check ((decision = 'accepted-by-time') = (decided_by is null))
);
create index proof_decisions_decider on proof_decisions (decided_by);
create trigger proof_decisions_kept before update or delete on proof_decisions
  for each row execute function refuse_change();
create trigger proof_decisions_not_emptied before truncate on proof_decisions
  for each statement execute function refuse_truncate();
