-- A refund that failed after it was made: the money came back, and is owed to the buyer again.
alter table payment_facts
  drop constraint payment_facts_kind_check,
  add constraint payment_facts_kind_check check (kind in ('sent', 'arrived', 'returned', 'not-arrived', 'retracted',
    'processing', 'authorized', 'refused', 'cancelled', 'bounced', 'refund-pending', 'refund-refused', 'refund-reversed',
    'disputed', 'dispute-won', 'dispute-lost'));

alter table ledger_postings
  drop constraint ledger_postings_purpose_check,
  add constraint ledger_postings_purpose_check check (purpose in ('booked', 'paid', 'refunded', 'refund-reversed', 'credited',
    'retracted', 'bounced', 'cost', 'disputed', 'dispute-won', 'dispute-lost'));

-- As before, less what came back of refunds: that may be given back another way.
create or replace function check_given_back() returns trigger language plpgsql as $$
declare
  came bigint;
  given bigint;
begin
  select
      coalesce(sum(cents) filter (where kind = 'arrived'), 0)
        - coalesce(sum(cents) filter (where kind in ('retracted', 'bounced', 'dispute-lost')), 0),
      coalesce(sum(cents) filter (where kind = 'returned'), 0)
        - coalesce(sum(cents) filter (where kind = 'refund-reversed'), 0)
    into came, given
    from payment_facts where booking_id = new.booking_id;
  given := given + (select coalesce(sum(cents), 0) from provider_payments
    where booking_id = new.booking_id and kind = 'refund' and state in ('created', 'processing'));
  if given > came then
    raise exception 'more is given back of booking % than came', new.booking_id
      using errcode = 'check_violation', constraint = 'payment_facts_given_back';
  end if;
  return null;
end $$;

-- What brought back the money of a refund at Stripe says now which event it is of.
update provider_movements set fact_key = object || ':refund-reversed'
  where provider = 'stripe' and kind = 'other' and fact_key is null and object like 're\_%' and cents > 0;
