-- How much of a seller's proof came in time: measured once a day. What was counted beside the rating was read by nobody, and
-- written only where the rating moved.
create table seller_proof_records (
  seller_id integer constraint seller_proof_records_pkey primary key
    constraint seller_proof_records_seller_fk references organizations (id) on delete cascade,
  -- proof that was due in the last half year, how much of it came by its day, and how much is missing
  due integer not null constraint seller_proof_records_due_check check (due >= 0),
  on_time integer not null,
  overdue integer not null,
  constraint seller_proof_records_parts_check check (on_time >= 0 and overdue >= 0 and on_time + overdue <= due)
);
alter table seller_ratings drop column reviews, drop column due, drop column overdue;
