-- Webhooks of organizations. An event is a row of the transaction that caused it, written by a trigger: exactly as many as there
-- were facts, and none of a transaction that was rolled back. Whoever has no endpoint that takes a type gets no row of it.
create table webhook_endpoints (
  id integer generated always as identity constraint webhook_endpoints_pkey primary key,
  organization_id integer not null
    constraint webhook_endpoints_organization_fk references organizations (id) on delete cascade,
  -- Sealed: an address may hold a token.
  url text not null,
  secret text not null,
  -- The one before, which signs as well until then.
  former_secret text,
  former_until timestamptz,
  types text[] not null constraint webhook_endpoints_types_check check (cardinality(types) > 0),
  state text not null default 'on' constraint webhook_endpoints_state_check check (state in ('on', 'off')),
  -- Who or what switched it off: its owner, its own 410, or days without one success.
  off_reason text constraint webhook_endpoints_reason_check check (off_reason in ('owner', 'gone', 'failing')),
  failing_since timestamptz,
  -- A process is sending to it until then, at the latest; and one that is slow gets nothing before then.
  sending_until timestamptz,
  resting_until timestamptz,
  created_at timestamptz not null default now(),
  constraint webhook_endpoints_off_check check ((state = 'off') = (off_reason is not null)),
  constraint webhook_endpoints_former_check check ((former_secret is null) = (former_until is null))
);
create index webhook_endpoints_organization on webhook_endpoints (organization_id);

create table webhook_events (
  id uuid not null default uuidv7() constraint webhook_events_pkey primary key,
  organization_id integer not null
    constraint webhook_events_organization_fk references organizations (id) on delete cascade,
  type text not null,
  -- What it is about: `subject` names the table, in words of the API.
  subject text not null
    constraint webhook_events_subject_check check (subject in ('booking', 'space', 'plan', 'import', 'webhook')),
  subject_id integer not null,
  facts jsonb not null default '{}',
  -- Of a type of which one transaction has one for each subject: a change of many parts.
  once_in xid8,
  created_at timestamptz not null default now(),
  constraint webhook_events_once_key unique (organization_id, type, subject_id, once_in)
);
create index webhook_events_created on webhook_events (created_at);

create table webhook_deliveries (
  id integer generated always as identity constraint webhook_deliveries_pkey primary key,
  event_id uuid not null constraint webhook_deliveries_event_fk references webhook_events (id) on delete cascade,
  endpoint_id integer not null
    constraint webhook_deliveries_endpoint_fk references webhook_endpoints (id) on delete cascade,
  state text not null default 'waiting'
    constraint webhook_deliveries_state_check check (state in ('waiting', 'taken', 'failed')),
  tries smallint not null default 0,
  next_at timestamptz not null default now(),
  -- What the last try came to: the status of the answer, or why there was none.
  status smallint,
  problem text,
  tried_at timestamptz,
  took_ms integer,
  created_at timestamptz not null default now(),
  constraint webhook_deliveries_once_key unique (event_id, endpoint_id)
);
create index webhook_deliveries_waiting on webhook_deliveries (endpoint_id, next_at) where state = 'waiting';
create index webhook_deliveries_endpoint on webhook_deliveries (endpoint_id, id desc);

-- A delivery for each endpoint that takes the type, and a job that sends, one a transaction. No key: transactions that change
-- things of one organization would wait for each other. An endpoint that is being deleted is waited for, and left out.
create function fan_out_webhooks() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (event_id, endpoint_id)
  select fresh.id, endpoint.id
  from fresh join webhook_endpoints as endpoint
    on endpoint.organization_id = fresh.organization_id and endpoint.state = 'on' and fresh.type = any (endpoint.types)
  order by fresh.id, endpoint.id
  for key share of endpoint;
  if found and current_setting('placard.webhooks_queued', true) is distinct from 'true' then
    perform graphile_worker.add_job('send-webhooks', max_attempts => 3);
    -- until the transaction ends; a savepoint that is rolled back takes it along with the job
    perform set_config('placard.webhooks_queued', 'true', true);
  end if;
  return null;
end $$;
create trigger webhook_events_fanned_out after insert on webhook_events
  referencing new table as fresh for each statement execute function fan_out_webhooks();

-- Whether an organization is to be notified of a type at all.
create function takes_webhook(organization integer, event_type text) returns boolean language sql stable as $$
  select exists (
    select from webhook_endpoints as endpoint join organizations on organizations.id = endpoint.organization_id
    where endpoint.organization_id = organization and endpoint.state = 'on' and event_type = any (endpoint.types)
      and organizations.status <> 'suspended' and organizations.deleted_at is null)
$$;

-- One event for each side that takes its type.
create function record_webhook_event(event_type text, event_subject text, event_subject_id integer, event_facts jsonb, sides integer[])
returns void language sql volatile as $$
  insert into webhook_events (organization_id, type, subject, subject_id, facts)
  select side, event_type, event_subject, event_subject_id, event_facts
  from (select distinct unnest(sides) as side order by 1) as given
  where takes_webhook(side, event_type)
$$;

-- Sides of a booking. A draft is its buyer's alone.
create function sides_of_booking(booking integer) returns integer[] language sql stable as $$
  select array[buyer_id, seller_id] from bookings where id = booking
$$;

create function record_booking_webhooks() returns trigger language plpgsql as $$
declare
  sides integer[] := sides_of_booking(new.booking_id);
begin
  if new.from_status = 'draft' and new.to_status in ('withdrawn', 'expired') then sides := sides[1:1]; end if;
  perform record_webhook_event(
    case when new.step = 'change' then 'booking.changed' when new.to_status = 'requested' then 'booking.requested'
      else 'booking.moved' end,
    'booking', new.booking_id,
    jsonb_build_object('step', new.step, 'from', new.from_status, 'status', new.to_status, 'version', new.version,
      'by', new.actor),
    sides);
  return null;
end $$;
create trigger booking_events_webhooks after insert on booking_events
  for each row execute function record_booking_webhooks();

-- What is proposed to a booked one; that it is agreed is the step `change`.
create function record_change_webhooks() returns trigger language plpgsql as $$
begin
  perform record_webhook_event('booking.changed', 'booking', new.booking_id,
    jsonb_build_object('changeId', new.id, 'kind', new.kind, 'status', new.status, 'by', new.proposed_by),
    sides_of_booking(new.booking_id));
  return null;
end $$;
create trigger booking_changes_webhooks after insert on booking_changes
  for each row execute function record_change_webhooks();
create trigger booking_changes_ended_webhooks after update of status on booking_changes
  for each row when (new.status <> old.status and new.status <> 'accepted') execute function record_change_webhooks();

-- That something of it changed: what is open is read where it is kept.
create function record_payment_webhooks() returns trigger language plpgsql as $$
begin
  perform record_webhook_event('payment.changed', 'booking', new.booking_id, jsonb_build_object('kind', new.kind),
    sides_of_booking(new.booking_id));
  return null;
end $$;
create trigger payment_events_webhooks after insert on payment_events
  for each row execute function record_payment_webhooks();

create function record_artwork_webhooks() returns trigger language plpgsql as $$
begin
  perform record_webhook_event(case when tg_op = 'INSERT' then 'artwork.received' else 'artwork.decided' end,
    'booking', new.booking_id,
    jsonb_build_object('artworkId', new.id, 'item', new.item, 'version', new.version, 'status', new.status),
    sides_of_booking(new.booking_id));
  return null;
end $$;
create trigger creatives_webhooks after insert on creatives for each row execute function record_artwork_webhooks();
create trigger creatives_decided_webhooks after update of status on creatives
  for each row when (new.status <> old.status and new.status in ('approved', 'rejected'))
  execute function record_artwork_webhooks();

create function record_proof_webhooks() returns trigger language plpgsql as $$
begin
  perform record_webhook_event('proof.received', 'booking', new.booking_id,
    jsonb_build_object('proofId', new.id, 'duty', new.duty, 'item', new.item), sides_of_booking(new.booking_id));
  return null;
end $$;
create trigger proofs_webhooks after insert on proofs for each row execute function record_proof_webhooks();

create function record_proof_decision_webhooks() returns trigger language plpgsql as $$
declare
  proof record;
begin
  select booking_id, duty, item into proof from proofs where id = new.proof_id;
  perform record_webhook_event('proof.decided', 'booking', proof.booking_id,
    jsonb_build_object('proofId', new.proof_id, 'duty', proof.duty, 'item', proof.item, 'decision', new.decision),
    sides_of_booking(proof.booking_id));
  return null;
end $$;
create trigger proof_decisions_webhooks after insert on proof_decisions
  for each row execute function record_proof_decision_webhooks();

-- What others say of a plan, to its owner: never their names or words.
create function record_plan_comment_webhooks() returns trigger language plpgsql as $$
begin
  perform record_webhook_event('plan.commented', 'plan', new.plan_id, jsonb_build_object('commentId', new.id),
    array(select owner_id from plans where id = new.plan_id));
  return null;
end $$;
create trigger plan_comments_webhooks after insert on plan_comments
  for each row when (new.share_id is not null) execute function record_plan_comment_webhooks();

create function record_plan_decision_webhooks() returns trigger language plpgsql as $$
begin
  perform record_webhook_event('plan.decided', 'plan', new.plan_id,
    jsonb_build_object('version', new.version, 'decision', new.decision),
    array(select owner_id from plans where id = new.plan_id));
  return null;
end $$;
create trigger plan_decisions_webhooks after insert on plan_decisions
  for each row execute function record_plan_decision_webhooks();

create function record_import_webhooks() returns trigger language plpgsql as $$
begin
  perform record_webhook_event('import.finished', 'import', new.id, jsonb_build_object('state', new.state),
    array[new.seller_id]);
  return null;
end $$;
create trigger imports_webhooks after update of state on imports
  for each row when (new.state <> old.state and new.state in ('done', 'failed', 'undone'))
  execute function record_import_webhooks();

-- Spaces by the statement: a change of many hundreds is one of each space, and nothing at all where nobody listens. A plan is kept
-- from the first statement, mostly of one row: nested loops over thousands would be slow.
create function record_space_webhooks() returns trigger language plpgsql set enable_nestloop to off as $$
begin
  if not exists (select from webhook_endpoints where state = 'on') then return null; end if;
  if tg_op = 'INSERT' then
    insert into webhook_events (organization_id, type, subject, subject_id, facts)
    select seller_id, 'space.published', 'space', id, jsonb_build_object('status', status, 'unitId', seller_unit_id)
    from fresh where status = 'active' and takes_webhook(seller_id, 'space.published') order by id;
    return null;
  end if;
  insert into webhook_events (organization_id, type, subject, subject_id, facts, once_in)
  select seller_id, event_type, 'space', id, jsonb_build_object('status', status, 'unitId', seller_unit_id),
    case when event_type = 'space.changed' then pg_current_xact_id() end
  from (
    select fresh.id, fresh.seller_id, fresh.seller_unit_id, fresh.status,
      case when fresh.status = 'active' and before.status <> 'active' then 'space.published'
        when fresh.status <> 'active' and before.status = 'active' then 'space.unpublished'
        when fresh.status <> before.status and fresh.status <> 'draft' then 'space.changed'
        when fresh.status <> 'draft' and (
          fresh.title, fresh.description, fresh.ad_type, fresh.venue, fresh.listing_type, fresh.price, fresh.frequency,
          fresh.location_text, fresh.address, fresh.location_details, fresh.lat, fresh.lng, fresh.images, fresh.specifications,
          fresh.features, fresh.target_market, fresh.audience, fresh.min_contract, fresh.setup_fee, fresh.payment_terms,
          fresh.availability_start, fresh.availability_end, fresh.seller_unit_id, fresh.takes_requests, fresh.structure_id)
        is distinct from (
          before.title, before.description, before.ad_type, before.venue, before.listing_type, before.price, before.frequency,
          before.location_text, before.address, before.location_details, before.lat, before.lng, before.images,
          before.specifications, before.features, before.target_market, before.audience, before.min_contract,
          before.setup_fee, before.payment_terms, before.availability_start, before.availability_end,
          before.seller_unit_id, before.takes_requests, before.structure_id) then 'space.changed' end as event_type
    from fresh join before on before.id = fresh.id
    where fresh.seller_id in (select organization_id from webhook_endpoints where state = 'on')
  ) as changed
  where event_type is not null and takes_webhook(seller_id, event_type)
  order by id
  on conflict on constraint webhook_events_once_key do nothing;
  return null;
end $$;
create trigger listings_webhooks_inserted after insert on listings
  referencing new table as fresh for each statement execute function record_space_webhooks();
create trigger listings_webhooks after update on listings
  referencing old table as before new table as fresh for each statement execute function record_space_webhooks();

-- The same for favorites: planned each time, since a favorite is looked up by its space and the two tables are not.
create or replace function queue_favorite_news() returns trigger language plpgsql as $$
begin
  execute $news$
    insert into favorite_queue (listing_id)
    select fresh.id from fresh join before on before.id = fresh.id
    where (fresh.price, fresh.frequency, fresh.listing_type, fresh.status)
        is distinct from (before.price, before.frequency, before.listing_type, before.status)
      and exists (select from favorites where favorites.listing_id = fresh.id)$news$;
  return null;
end $$;

-- Days that are taken or come free, once for each space and transaction: which ones is read where they are kept.
create function record_availability_webhooks() returns trigger language plpgsql as $$
declare
  units integer[];
begin
  if not exists (select from webhook_endpoints where state = 'on') then return null; end if;
  if tg_op = 'DELETE' then units := array(select distinct unit_id from gone);
  else units := array(select distinct unit_id from fresh); end if;
  insert into webhook_events (organization_id, type, subject, subject_id, facts, once_in)
  select distinct listings.seller_id, 'availability.changed', 'space', listings.id,
    jsonb_build_object('unitId', listings.seller_unit_id), pg_current_xact_id()
  from space_units join listings on listings.id = space_units.listing_id
  where space_units.id = any (units) and takes_webhook(listings.seller_id, 'availability.changed')
  order by listings.id
  on conflict on constraint webhook_events_once_key do nothing;
  return null;
end $$;
create trigger unit_claims_webhooks_inserted after insert on unit_claims
  referencing new table as fresh for each statement execute function record_availability_webhooks();
create trigger unit_claims_webhooks_deleted after delete on unit_claims
  referencing old table as gone for each statement execute function record_availability_webhooks();
create trigger unit_periods_webhooks_inserted after insert on unit_periods
  referencing new table as fresh for each statement execute function record_availability_webhooks();
create trigger unit_periods_webhooks_updated after update on unit_periods
  referencing new table as fresh for each statement execute function record_availability_webhooks();
create trigger unit_periods_webhooks_deleted after delete on unit_periods
  referencing old table as gone for each statement execute function record_availability_webhooks();
