-- Of a booking no more is given back than came, people and providers together, with what is under way. Held for what is decided
-- here: what people say, and what a provider is requested to do. What a provider says has happened is written down as it is.
create function check_given_back() returns trigger language plpgsql as $$
declare
  came bigint;
  given bigint;
begin
  select
      coalesce(sum(cents) filter (where kind = 'arrived'), 0)
        - coalesce(sum(cents) filter (where kind in ('retracted', 'bounced', 'dispute-lost')), 0),
      coalesce(sum(cents) filter (where kind = 'returned'), 0)
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

-- At the end of the transaction: a refund that a provider has made is a fact and a state, one after the other.
create constraint trigger payment_facts_given_back after insert on payment_facts
  deferrable initially deferred for each row
  when (new.actor_id is not null and new.kind in ('returned', 'retracted'))
  execute function check_given_back();
create constraint trigger provider_payments_given_back after insert on provider_payments
  deferrable initially deferred for each row
  when (new.kind = 'refund')
  execute function check_given_back();
