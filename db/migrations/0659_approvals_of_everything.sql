-- Whatever is above somebody's limit can be asked for: terms and a change of their own, a change of the seller's, a whole proposal. Who
-- asked may take it back.
alter table booking_approvals
  alter column booking_id drop not null,
  -- the change that is agreed to; of a decision on one that is asked for, the change that it made
  add column change_id integer constraint booking_approvals_change_fk references booking_changes (id),
  -- no foreign key: a proposal goes with its client, and what was asked stays
  add column proposal_id integer,
  -- what was typed of terms of one's own, and what it came to
  add column input jsonb,
  add column terms text,
  drop constraint booking_approvals_step_check,
  add constraint booking_approvals_step_check check
    (step in ('request', 'book', 'accept', 'counter', 'change', 'agree', 'proposal')),
  drop constraint booking_approvals_decision_check,
  add constraint booking_approvals_decision_check check (decision in ('approved', 'declined', 'withdrawn')),
  drop constraint booking_approvals_own_check,
  add constraint booking_approvals_own_check check ((decided_by = asked_by) = (decision = 'withdrawn')),
  add constraint booking_approvals_subject_check check
    ((booking_id is null) = (step = 'proposal') and (proposal_id is null) = (step <> 'proposal')),
  add constraint booking_approvals_typed_check check
    ((input is null) = (step not in ('counter', 'change')) and (input is null) = (terms is null));
create index booking_approvals_change on booking_approvals (change_id) where change_id is not null;
create index booking_approvals_proposal on booking_approvals (proposal_id) where proposal_id is not null;

-- with askings about proposals, which have no booking
create or replace function delete_old_bookings(most integer)
 returns integer language plpgsql security definer set search_path = public, pg_temp as $function$
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
  delete from booking_approvals where booking_id = any(old) or (booking_id is null and at < now() - interval '7 years');
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
  delete from response_days using response_codes where response_codes.id = code_id and booking_id = any(old);
  delete from response_targets using response_codes where response_codes.id = code_id and booking_id = any(old);
  delete from response_codes where booking_id = any(old);
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
