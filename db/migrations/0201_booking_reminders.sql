-- What reminders ask for each minute: of all bookings the few that wait for somebody, and those that begin soon.
create index bookings_waiting on bookings (deadline_at)
  where status in ('requested', 'quoted', 'held', 'awaiting-payment');
create index bookings_beginning on bookings (deadline_at) where status = 'booked';
