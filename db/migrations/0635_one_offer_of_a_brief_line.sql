-- What a buyer has taken at a seller's price is one offer, in whichever plan it lies: a plan that is deleted takes no offer with it.
alter table brief_lines add column booking_id integer
  constraint brief_lines_booking_fk references bookings (id) on delete set null;
create unique index brief_lines_booking on brief_lines (booking_id) where booking_id is not null;
update brief_lines set booking_id = plan_lines.booking_id
from plan_lines
where plan_lines.id = brief_lines.plan_line_id and brief_lines.space_cents is not null;
