-- An address that is printed in an advertisement, one a line of a booking: /r/CODE leads on to a page of its buyer.
create table response_codes (
  id integer generated always as identity constraint response_codes_pkey primary key,
  -- six letters, printed: it is never given to another line
  code text not null constraint response_codes_code_key unique
    constraint response_codes_code_check check (code ~ '^[BCDFGHJKMNPQRSTVWXZ]{6}$'),
  booking_id integer not null constraint response_codes_booking_fk references bookings (id),
  -- of its buyer's side
  owner_id integer not null constraint response_codes_owner_fk references organizations (id),
  -- the line, by its place in the terms
  item smallint not null constraint response_codes_item_check check (item >= 0),
  -- null: it leads nowhere any more, its owner has left
  target text constraint response_codes_target_check check (target ~ '^https://' and length(target) <= 500),
  -- to write down; counted by nobody here
  promo text constraint response_codes_promo_check check (length(promo) between 1 and 40),
  phone text constraint response_codes_phone_check check (length(phone) between 1 and 40),
  -- by an admin, who says why
  suspended_at timestamptz,
  reason text,
  created_at timestamptz not null,
  constraint response_codes_line_key unique (booking_id, item),
  constraint response_codes_reason_check check ((suspended_at is null) = (reason is null))
);
create index response_codes_owner on response_codes (owner_id);

-- Where a code has led, and since when.
create table response_targets (
  id integer generated always as identity constraint response_targets_pkey primary key,
  code_id integer not null constraint response_targets_code_fk references response_codes (id),
  target text not null constraint response_targets_target_check check (target ~ '^https://' and length(target) <= 500),
  created_at timestamptz not null
);
create index response_targets_code on response_targets (code_id, id desc);

-- How often a code was followed on a day: totals, in which nobody is named.
create table response_days (
  code_id integer not null constraint response_days_code_fk references response_codes (id),
  day date not null,
  count integer not null constraint response_days_count_check check (count > 0),
  constraint response_days_pkey primary key (code_id, day)
);

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
