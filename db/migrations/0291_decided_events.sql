-- The latest decisions by people, by which the pace of reviews is measured.
create index listing_events_decided on listing_events (id desc)
  where from_status = 'pending' and to_status in ('active', 'rejected') and actor_id is not null;
