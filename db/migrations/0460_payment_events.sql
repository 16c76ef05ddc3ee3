-- What a provider or a person says of money is a payment event, as the trade calls it. Only names change, no row. Processes of the version
-- before cannot go on meanwhile: stop them first (docs/guides/operate.md).
alter table payment_facts rename to payment_events;
alter table test_payment_facts rename to test_payment_events;
alter table statement_lines rename column fact_id to event_id;
alter table statement_lines rename constraint statement_lines_fact_key to statement_lines_event_key;
alter table statement_lines rename constraint statement_lines_fact_fk to statement_lines_event_fk;

do $$
declare
  old record;
begin
  for old in
    select conrelid::regclass as owner, conname from pg_constraint
    where connamespace = 'public'::regnamespace and conname like '%payment\_facts%'
  loop
    execute format('alter table %s rename constraint %I to %I', old.owner, old.conname,
      replace(old.conname, 'payment_facts', 'payment_events'));
  end loop;
  for old in
    select tgrelid::regclass as owner, tgname from pg_trigger where not tgisinternal and tgname like '%payment\_facts%'
  loop
    execute format('alter trigger %I on %s rename to %I', old.tgname, old.owner,
      replace(old.tgname, 'payment_facts', 'payment_events'));
  end loop;
  for old in
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('i', 'S') and relname like '%payment\_facts%'
  loop
    execute format('alter %s %I rename to %I', case when old.relname like '%seq' then 'sequence' else 'index' end, old.relname,
      replace(old.relname, 'payment_facts', 'payment_events'));
  end loop;
end $$;

-- Bodies of functions name tables by text.
create or replace function check_given_back()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
    from payment_events where booking_id = new.booking_id;
  given := given + (select coalesce(sum(cents), 0) from provider_payments
    where booking_id = new.booking_id and kind = 'refund' and state in ('created', 'processing'));
  if given > came then
    raise exception 'more is given back of booking % than came', new.booking_id
      using errcode = 'check_violation', constraint = 'payment_events_given_back';
  end if;
  return null;
end $function$;

create or replace function delete_old_bookings(most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  old integer[] := array(
    select id from bookings
    where last_day < current_date - interval '7 years' and updated_at < now() - interval '7 years'
      and status in ('draft', 'completed', 'cancelled', 'declined', 'withdrawn', 'expired')
      and not exists (select from conversations where conversations.booking_id = bookings.id)
      and not exists (select from payment_events where payment_events.booking_id = bookings.id and created_at > now() - interval '7 years')
      and not exists (select from documents where documents.booking_id = bookings.id and created_at > now() - interval '7 years')
      and not exists (select from creatives where creatives.booking_id = bookings.id and (path is not null or preview_path is not null))
    order by id limit most for update);
begin
  perform set_config('placard.retention', 'over', true);
  delete from statement_lines where booking_id = any(old)
    or event_id in (select id from payment_events where booking_id = any(old));
  delete from statements where created_at < now() - interval '7 years'
    and not exists (select from statement_lines where statement_id = statements.id);
  delete from ledger_entries where posting_id in (select id from ledger_postings where booking_id = any(old));
  delete from ledger_postings where booking_id = any(old);
  delete from payment_events where booking_id = any(old);
  delete from provider_movements using provider_payments
    where provider_payments.booking_id = any(old)
      and provider_movements.provider = provider_payments.provider and provider_movements.payment_key = provider_payments.key;
  delete from provider_payments where booking_id = any(old);
  delete from payment_reminders where booking_id = any(old);
  delete from reconciliation_differences where booking_id = any(old);
  delete from documents where booking_id = any(old);
  delete from booking_acceptances where booking_id = any(old);
  delete from booking_versions where booking_id = any(old);
  delete from booking_changes where booking_id = any(old);
  delete from booking_disputes where booking_id = any(old);
  delete from booking_events where booking_id = any(old);
  delete from booking_items where booking_id = any(old);
  delete from booking_reminders where booking_id = any(old);
  delete from creatives where booking_id = any(old);
  delete from unit_claims where booking_id = any(old);
  delete from waitlist_entries where booking_id = any(old);
  update bookings set renews_id = null where renews_id = any(old);
  delete from bookings where id = any(old);
  delete from orders where created_at < now() - interval '7 years'
    and not exists (select from bookings where order_id = orders.id);
  perform set_config('placard.retention', '', true);
  return cardinality(old);
end $function$;
