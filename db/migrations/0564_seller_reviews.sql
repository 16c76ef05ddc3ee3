-- What both sides of a booking that is over write about each other: sealed until both have written or the time is over.
create table seller_reviews (
  id integer generated always as identity primary key,
  booking_id integer not null constraint seller_reviews_booking_fk references bookings (id),
  -- of its author
  side text not null constraint seller_reviews_side_check check (side in ('buyer', 'seller')),
  author_id integer not null constraint seller_reviews_author_fk references users (id),
  about_id integer not null constraint seller_reviews_about_fk references users (id),
  overall smallint not null constraint seller_reviews_overall_check check (overall between 1 and 5),
  parts jsonb not null,
  body text not null default '',
  state text not null constraint seller_reviews_state_check check (state in ('sealed', 'shown', 'held', 'hidden')),
  -- false: it is shown, and moves no average
  counts boolean not null default true,
  -- of a moderator, who tells both sides
  reason text,
  created_at timestamptz not null,
  -- when it was first published
  shown_at timestamptz,
  reply text,
  replied_at timestamptz,
  reply_state text constraint seller_reviews_reply_state_check check (reply_state in ('shown', 'held', 'hidden')),
  constraint seller_reviews_booking_key unique (booking_id, side),
  constraint seller_reviews_other_check check (author_id <> about_id),
  constraint seller_reviews_shown_check check (state <> 'shown' or shown_at is not null),
  constraint seller_reviews_reply_check check ((reply is null) = (replied_at is null) and (reply is null) = (reply_state is null))
);
create index seller_reviews_about on seller_reviews (about_id, side, shown_at desc, id desc) where state = 'shown';
create index seller_reviews_author on seller_reviews (author_id);
create index seller_reviews_waiting on seller_reviews (id)
  where state in ('sealed', 'held', 'hidden') or reply_state in ('held', 'hidden');

-- Readers say that something is wrong with one.
create table review_reports (
  id integer generated always as identity primary key,
  review_id integer not null constraint review_reports_review_fk references seller_reviews (id),
  reporter_id integer constraint review_reports_reporter_fk references users (id) on delete set null,
  reason text not null,
  created_at timestamptz not null,
  -- a moderator has decided since
  closed_at timestamptz,
  constraint review_reports_once unique (review_id, reporter_id)
);
create index review_reports_open on review_reports (review_id) where closed_at is null;

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
