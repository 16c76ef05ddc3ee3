-- What came of being seen, by the day on which it happened.
alter table listing_stats
  add column requests integer not null default 0,
  add column bookings integer not null default 0,
  add column booked_cents bigint not null default 0;
