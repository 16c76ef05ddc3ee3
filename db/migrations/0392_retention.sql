-- How long bookings are kept (decision 105): seven years after they have ended they go, with all that hangs on them; address and
-- browser of whoever accepted or proposed go after one. The only way past the triggers that let nothing be deleted: it asks the
-- clock itself and takes no date, so that whoever may run it can end nothing early.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and coalesce(current_setting('placard.retention', true), '') = 'over' then return old; end if;
  raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
end $$;

create or replace function keep_acceptance() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and coalesce(current_setting('placard.retention', true), '') = 'over' then return old; end if;
  if tg_op = 'UPDATE' and new.address is null and new.user_agent is null
    and (new.booking_id, new.version, new.side, new.sha256, new.user_id, new.accepted_at)
      is not distinct from (old.booking_id, old.version, old.side, old.sha256, old.user_id, old.accepted_at) then
    return new;
  end if;
  raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
end $$;

create function mask_old_acceptances() returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  masked integer;
  also integer;
begin
  update booking_acceptances set address = null, user_agent = null from bookings
    where bookings.id = booking_id and (address is not null or user_agent is not null)
      and last_day < current_date - interval '1 year' and accepted_at < now() - interval '1 year'
      and status in ('completed', 'cancelled', 'declined', 'withdrawn', 'expired');
  get diagnostics masked = row_count;
  update booking_changes set address = null, user_agent = null from bookings
    where bookings.id = booking_id and (address is not null or user_agent is not null)
      and last_day < current_date - interval '1 year' and booking_changes.created_at < now() - interval '1 year'
      and bookings.status in ('completed', 'cancelled', 'declined', 'withdrawn', 'expired');
  get diagnostics also = row_count;
  return masked + also;
end $$;

create function delete_old_bookings(most integer) returns integer language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  old integer[] := array(
    select id from bookings
    where last_day < current_date - interval '7 years' and updated_at < now() - interval '7 years'
      and status in ('draft', 'completed', 'cancelled', 'declined', 'withdrawn', 'expired')
      and not exists (select from conversations where conversations.booking_id = bookings.id)
      and not exists (select from payment_facts where payment_facts.booking_id = bookings.id and created_at > now() - interval '7 years')
      and not exists (select from documents where documents.booking_id = bookings.id and created_at > now() - interval '7 years')
      and not exists (select from creatives where creatives.booking_id = bookings.id and (path is not null or preview_path is not null))
    order by id limit most for update);
begin
  perform set_config('placard.retention', 'over', true);
  delete from statement_lines where booking_id = any(old)
    or fact_id in (select id from payment_facts where booking_id = any(old));
  delete from statements where created_at < now() - interval '7 years'
    and not exists (select from statement_lines where statement_id = statements.id);
  delete from ledger_entries where posting_id in (select id from ledger_postings where booking_id = any(old));
  delete from ledger_postings where booking_id = any(old);
  delete from payment_facts where booking_id = any(old);
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
end $$;

-- A conversation goes two years after its last message, its booking later: until now such a conversation could not be deleted.
alter table bookings drop constraint bookings_conversation_fk;
alter table bookings add constraint bookings_conversation_fk
  foreign key (conversation_id) references conversations (id) on delete set null;
create index bookings_conversation on bookings (conversation_id) where conversation_id is not null;
