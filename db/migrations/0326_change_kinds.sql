-- A seller offers other days, or a credit, for days that were not shown: a change as any other, which the buyer accepts.
alter table booking_changes add kind text not null default 'change'
  constraint booking_changes_kind_check check (kind in ('change', 'make-good', 'credit'));
alter table booking_changes add constraint booking_changes_offer_check check (kind = 'change' or proposed_by = 'seller');
