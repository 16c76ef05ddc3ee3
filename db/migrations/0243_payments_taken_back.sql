-- A seller may take back that money has arrived, as long as nothing else depends on it: another fact, and a posting that undoes its own.
alter table payment_facts
  add column retracts_id integer constraint payment_facts_retracts_fk references payment_facts (id),
  drop constraint payment_facts_kind_check,
  add constraint payment_facts_kind_check check (kind in ('sent', 'arrived', 'returned', 'not-arrived', 'retracted')),
  add constraint payment_facts_retraction_check check ((kind = 'retracted') = (retracts_id is not null));
create unique index payment_facts_one_retraction on payment_facts (retracts_id) where retracts_id is not null;

alter table ledger_postings
  drop constraint ledger_postings_purpose_check,
  add constraint ledger_postings_purpose_check check (purpose in ('booked', 'paid', 'refunded', 'credited', 'retracted'));
