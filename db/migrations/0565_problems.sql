-- What a dispute is about: kind, days, and what the signed terms give for them; and the proofs that its side points to.
alter table booking_disputes
  add column kind text constraint booking_disputes_kind_check check (kind in
    ('no-proof', 'not-shown', 'posted-late', 'wrong-artwork', 'damaged', 'dark', 'spots-missing')),
  add column lost_from date,
  add column lost_to date,
  -- tax included, as it was computed when the dispute was opened
  add column asked_cents bigint constraint booking_disputes_asked_check check (asked_cents > 0),
  add constraint booking_disputes_problem_check check ((kind is null) = (lost_from is null)
    and (kind is null) = (lost_to is null) and (kind is null) = (asked_cents is null) and lost_from <= lost_to);

create table dispute_proofs (
  dispute_id integer not null constraint dispute_proofs_dispute_fk references booking_disputes (id) on delete cascade,
  proof_id uuid not null constraint dispute_proofs_proof_fk references proofs (id) on delete cascade,
  constraint dispute_proofs_pkey primary key (dispute_id, proof_id)
);
create index dispute_proofs_proof on dispute_proofs (proof_id);

-- a buyer asks for what the terms give, too; the seller agrees
alter table booking_changes drop constraint booking_changes_offer_check;
