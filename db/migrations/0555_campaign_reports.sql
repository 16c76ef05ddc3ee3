-- What was contracted of a booking beside what was delivered, as it stood when its first proof was accepted and some days after
-- its end. Both are kept as they were told: never changed, and gone with their booking.
create table campaign_reports (
  booking_id integer not null constraint campaign_reports_booking_fk references bookings (id),
  version smallint not null constraint campaign_reports_version_check check (version >= 1),
  reason text not null constraint campaign_reports_reason_check check (reason in ('first-proof', 'final')),
  -- canonical JSON
  body text not null,
  sha256 bytea not null constraint campaign_reports_sha256_check check (length(sha256) = 32),
  created_at timestamptz not null,
  constraint campaign_reports_pkey primary key (booking_id, version),
  constraint campaign_reports_reason_key unique (booking_id, reason)
);
create trigger campaign_reports_kept before update or delete on campaign_reports
  for each row execute function refuse_change();
create trigger campaign_reports_not_emptied before truncate on campaign_reports
  for each statement execute function refuse_truncate();

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
  delete from campaign_reports where booking_id = any(old);
  delete from proof_files_gone using proofs where proofs.id = proof_id and booking_id = any(old);
  delete from proof_decisions using proofs where proofs.id = proof_id and booking_id = any(old);
  delete from proofs where booking_id = any(old);
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
