-- The platform's fee is part of what was agreed: its rate is kept as the terms are accepted, and stays. Null: not accepted yet, or
-- accepted before it was kept and not paid yet; then the first charge or payment keeps the setting of its day.
alter table bookings
  add column fee_basis_points smallint
    constraint bookings_fee_check check (fee_basis_points between 0 and 10000);
update bookings set fee_basis_points = booked.fee_basis_points
  from (select distinct on (booking_id) booking_id, fee_basis_points from ledger_postings
    where purpose = 'booked' order by booking_id, id) as booked
  where booked.booking_id = bookings.id;
create trigger bookings_fee_kept before update of fee_basis_points on bookings for each row
  when (old.fee_basis_points is not null and new.fee_basis_points is distinct from old.fee_basis_points)
  execute function refuse_change();

-- Of money through a provider, what of it stayed with the platform, or went back with it. Null: direct, or from before it was learned.
alter table payment_facts
  add column fee_cents bigint constraint payment_facts_fee_check check (fee_cents between 0 and cents);
alter table ledger_postings
  add column kept_cents bigint constraint ledger_postings_kept_check check (kept_cents between 0 and cents);

-- The test provider keeps a fee as others do.
alter table test_payments
  add column fee_cents bigint not null default 0 constraint test_payments_fee_check check (fee_cents between 0 and cents);
alter table test_payment_facts
  add column fee_cents bigint not null default 0
    constraint test_payment_facts_fee_check check (fee_cents between 0 and cents);
update test_payments set fee_cents = charge.fee_cents from provider_payments as charge
  where charge.provider = 'test' and charge.key = test_payments.key;
update test_payment_facts set fee_cents = test_payments.fee_cents from test_payments
  where test_payments.id = payment_id and state = 'captured';
