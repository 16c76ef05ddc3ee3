-- A duty was named by the position of its placement, which a further placement moves: now by its unit and first day.
alter table proofs disable trigger proofs_kept;
update proofs set duty = (unit ->> 'unitId') || '@' || (unit ->> 'first') || substr(duty, position('/' in duty))
from (
  select proofs.id, agreed.terms::jsonb -> 'units' -> proofs.item as unit
  from proofs join bookings on bookings.id = proofs.booking_id
  join booking_versions as agreed on agreed.booking_id = bookings.id and agreed.version = bookings.version
) as placed
where placed.id = proofs.id and unit is not null and duty ~ '^\d+/';
alter table proofs enable trigger proofs_kept;

-- "proof:0/posting:2027-03-08:soon": nobody is reminded a second time
update booking_reminders set kind = 'proof:' || (unit ->> 'unitId') || '@' || (unit ->> 'first')
  || substr(kind, position('/' in kind))
from (
  select reminder.booking_id as id, reminder.kind as old,
    agreed.terms::jsonb -> 'units' -> substring(reminder.kind from '^proof:(\d+)/')::int as unit
  from booking_reminders as reminder join bookings on bookings.id = reminder.booking_id
  join booking_versions as agreed on agreed.booking_id = bookings.id and agreed.version = bookings.version
  where reminder.kind ~ '^proof:\d+/'
) as placed
where placed.id = booking_reminders.booking_id and placed.old = booking_reminders.kind and unit is not null;
