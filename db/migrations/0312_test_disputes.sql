-- In test mode a payment by card may be disputed after it was taken.
alter table test_payments drop constraint test_payments_outcome_check;
alter table test_payments add constraint test_payments_outcome_check
  check (outcome in ('paid', 'refused', 'bounces', 'disputed'));
alter table test_payment_facts drop constraint test_payment_facts_state_check;
alter table test_payment_facts add constraint test_payment_facts_state_check
  check (state in ('processing', 'authorized', 'captured', 'refused', 'cancelled', 'bounced', 'refunded', 'refund-refused', 'disputed'));
-- What was taken is looked at once a day while it may be taken back.
create index provider_payments_captured on provider_payments (asked_at) where state = 'captured' and kind = 'charge';
