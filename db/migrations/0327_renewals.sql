-- A booking that goes on with another: its seller offers the next term, its buyer accepts it or not.
alter table bookings add renews_id integer constraint bookings_renews_fk references bookings (id);
create index bookings_renewals on bookings (renews_id, id) where renews_id is not null;
-- One at a time: what was not accepted can be offered again.
create unique index bookings_one_renewal on bookings (renews_id)
  where renews_id is not null and status not in ('declined', 'withdrawn', 'expired', 'cancelled');
