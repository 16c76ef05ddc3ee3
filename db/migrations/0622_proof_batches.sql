-- Many photos at once: what a seller has sent from a desk, and what each is matched with, until it is filed as proof. A file is no
-- proof before: it can be matched otherwise, and goes some weeks later where it was not.
create table proof_batches (
  id integer generated always as identity constraint proof_batches_pkey primary key,
  seller_id integer not null constraint proof_batches_seller_fk references organizations (id),
  created_by integer not null constraint proof_batches_creator_fk references users (id),
  created_at timestamptz not null,
  -- whoever pressed it last: what is filed is handed in by them
  filed_by integer constraint proof_batches_filer_fk references users (id)
);
create index proof_batches_seller on proof_batches (seller_id, id);
create index proof_batches_creator on proof_batches (created_by);
create index proof_batches_filer on proof_batches (filed_by);

create table proof_batch_files (
  -- the sender's, and the id of the proof that it becomes
  id uuid constraint proof_batch_files_pkey primary key,
  batch_id integer not null constraint proof_batch_files_batch_fk references proof_batches (id) on delete cascade,
  name text not null,
  media_type text not null,
  size_bytes integer not null constraint proof_batch_files_size_check check (size_bytes >= 0),
  sha256 bytea not null constraint proof_batch_files_sha256_check check (length(sha256) = 32),
  -- in the file store, until they are the proof's
  path text,
  preview_path text,
  preview_width integer,
  preview_height integer,
  facts jsonb not null,
  alike text constraint proof_batch_files_alike_check check (alike ~ '^[0-9a-f]{16}$'),
  -- what the camera wrote into it, as far as it did
  taken_on date,
  match text not null constraint proof_batch_files_match_check
    check (match in ('named', 'described', 'suggested', 'several', 'none', 'chosen')),
  -- the space that a place or a name points to, where that is no match
  hint text not null default '',
  -- what it is filed for; null: somebody chooses
  booking_id integer constraint proof_batch_files_booking_fk references bookings (id) on delete set null,
  duty text constraint proof_batch_files_duty_check check (length(duty) between 1 and 100),
  state text not null constraint proof_batch_files_state_check check (state in ('waiting', 'filing', 'filed', 'refused')),
  -- why it was refused
  problem text,
  created_at timestamptz not null,
  constraint proof_batch_files_problem_check check ((state = 'refused') = (problem is not null)),
  constraint proof_batch_files_same_unique unique (batch_id, sha256)
);
create index proof_batch_files_batch on proof_batch_files (batch_id, state, name, id);
create index proof_batch_files_booking on proof_batch_files (booking_id);
