-- Events that were missing: a booking that both sides have agreed to, proof that is due, proposals to clients.
alter table webhook_events
  drop constraint webhook_events_subject_check,
  add constraint webhook_events_subject_check
    check (subject in ('booking', 'space', 'plan', 'proposal', 'import', 'webhook'));

-- Who heard of these steps under their former name still hears of them.
update webhook_endpoints set types = types || 'booking.confirmed'::text
where 'booking.moved' = any (types) and not 'booking.confirmed' = any (types);

-- As 0592 has it; accepted, booked at once or recorded by its seller, a booking is agreed, which is an event of its own.
create or replace function record_booking_webhooks() returns trigger language plpgsql as $$
declare
  sides integer[] := sides_of_booking(new.booking_id);
begin
  if new.from_status = 'draft' and new.to_status in ('withdrawn', 'expired') then sides := sides[1:1]; end if;
  perform record_webhook_event(
    case when new.step = 'change' then 'booking.changed' when new.to_status = 'requested' then 'booking.requested'
      when new.step = 'record' or (new.step in ('book', 'accept') and new.to_status = 'awaiting-payment')
        then 'booking.confirmed'
      else 'booking.moved' end,
    'booking', new.booking_id,
    jsonb_build_object('step', new.step, 'from', new.from_status, 'status', new.to_status, 'version', new.version,
      'by', new.actor),
    sides);
  return null;
end $$;

-- A reminder of proof that is missing is written once for each duty and day of reminding: `proof:DUTY:DAY:WHEN`. The one to the
-- buyer is written beside it. A duty may have colons in its name.
create function record_proof_due_webhooks() returns trigger language plpgsql as $$
declare
  parts text[] := string_to_array(new.kind, ':');
begin
  perform record_webhook_event('proof.due', 'booking', new.booking_id,
    jsonb_build_object('duty', array_to_string(parts[2:cardinality(parts) - 2], ':'),
      'dueOn', parts[cardinality(parts) - 1], 'isLate', parts[cardinality(parts)] = 'late'),
    sides_of_booking(new.booking_id));
  return null;
end $$;
create trigger booking_reminders_webhooks after insert on booking_reminders
  for each row when (new.kind like 'proof:%' and new.kind not like '%:buyer') execute function record_proof_due_webhooks();

-- A proposal that is sent reaches its client, once that has an organization of its own; what comes of it reaches its seller.
create function record_proposal_webhooks() returns trigger language plpgsql as $$
begin
  perform record_webhook_event(
    case when new.version > old.version then 'proposal.received' else 'proposal.decided' end,
    'proposal', new.id, jsonb_build_object('version', new.version, 'status', new.status),
    case when new.version > old.version or new.status = 'withdrawn'
      then array(select account_id from clients where id = new.client_id)
      else array[new.organization_id] end);
  return null;
end $$;
create trigger proposals_webhooks after update of status, version on proposals
  for each row when (new.version > old.version or (new.status <> old.status and old.status = 'sent'))
  execute function record_proposal_webhooks();
