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
      -- files that the sweep has not reached go first: their rows are all that names them
      and not exists (select from proofs where proofs.booking_id = bookings.id and path is not null
        and not exists (select from proof_files_gone where proof_id = proofs.id))
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
  delete from dispute_proofs using booking_disputes where booking_disputes.id = dispute_id and booking_id = any(old);
  delete from booking_disputes where booking_id = any(old);
  delete from booking_events where booking_id = any(old);
  delete from booking_items where booking_id = any(old);
  delete from booking_reminders where booking_id = any(old);
  delete from review_reports using seller_reviews where seller_reviews.id = review_id and booking_id = any(old);
  delete from seller_reviews where booking_id = any(old);
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
