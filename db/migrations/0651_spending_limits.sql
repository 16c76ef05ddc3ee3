-- What a member may accept for a company in a calendar month, and up to what they may approve for others; null: no limit for whose
-- role includes it.
alter table organization_members
  add column spends_cents bigint constraint organization_members_spends_check check (spends_cents >= 0),
  add column approves_cents bigint constraint organization_members_approves_check check (approves_cents >= 0);

-- Who asked a colleague to send or accept a booking in their place, bound to the terms as they were read, and what was decided.
create table booking_approvals (
  id integer generated always as identity constraint booking_approvals_pkey primary key,
  booking_id integer not null constraint booking_approvals_booking_fk references bookings (id),
  organization_id integer not null constraint booking_approvals_organization_fk references organizations (id),
  -- the asking that this decides; null: it is one
  asking_id integer constraint booking_approvals_asking_fk references booking_approvals (id),
  step text not null constraint booking_approvals_step_check check (step in ('request', 'book', 'accept')),
  -- what was read, and 0 of a draft; of a decision what became of it
  version smallint not null,
  sha256 bytea not null,
  total_cents bigint not null,
  -- of a request at the buyer's own price
  space_cents bigint,
  asked_by integer not null constraint booking_approvals_asker_fk references users (id),
  decided_by integer constraint booking_approvals_decider_fk references users (id),
  decision text constraint booking_approvals_decision_check check (decision in ('approved', 'declined')),
  note text not null default '',
  at timestamptz not null default now(),
  constraint booking_approvals_decided_check check
    ((asking_id is null) = (decided_by is null) and (asking_id is null) = (decision is null)),
  constraint booking_approvals_own_check check (decided_by <> asked_by)
);
create index booking_approvals_booking on booking_approvals (booking_id);
create index booking_approvals_organization on booking_approvals (organization_id);
create index booking_approvals_asker on booking_approvals (asked_by);
create index booking_approvals_decider on booking_approvals (decided_by) where decided_by is not null;
-- one decision each, however many colleagues press at once
create unique index booking_approvals_once on booking_approvals (asking_id) where asking_id is not null;
create trigger booking_approvals_kept before update or delete on booking_approvals for each row execute function refuse_change();
create trigger booking_approvals_not_emptied before truncate on booking_approvals for each statement execute function refuse_truncate();

-- what somebody has accepted this month
create index booking_acceptances_buyer on booking_acceptances (user_id, accepted_at) where side = 'buyer';

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
  delete from booking_approvals where booking_id = any(old);
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
