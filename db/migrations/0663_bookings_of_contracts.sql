-- A line of a contract that became a booking: its days from `booked_from` on are the booking's, and so is that part of its amount.
-- What came before, and the line itself, stay as their file said it.
alter table bookings drop constraint bookings_origin_check;
alter table bookings add constraint bookings_origin_check check (origin in ('market', 'related', 'offline', 'contract'));
drop index bookings_offline;
create index bookings_offline on bookings (seller_id, status) where origin in ('offline', 'contract');

alter table contract_lines
  add column booking_id integer constraint contract_lines_booking_fk references bookings (id) on delete set null,
  add column booked_from date,
  add column booked_cents bigint constraint contract_lines_booked_cents_check check (booked_cents >= 0),
  add constraint contract_lines_booked_check check (booking_id is null or booked_from is not null);
create index contract_lines_booking on contract_lines (booking_id) where booking_id is not null;

-- Drafts of people who belong to both sides go along, too.
create or replace function carry_listing() returns trigger language plpgsql as $$
begin
  -- nobody has agreed to drafts: they go to the new seller, who is asked nothing before they are sent
  update bookings set seller_id = new.seller_id
    where listing_id = new.id and status = 'draft' and origin in ('market', 'related') and buyer_id <> new.seller_id;
  -- labels and contracts of blocks are their writer's; the days stay blocked
  update unit_claims set note_id = null
    from space_units where space_units.id = unit_claims.unit_id and space_units.listing_id = new.id and note_id is not null;
  -- a rate card is its organization's; who made a change of many can no longer undo it here
  update booking_terms set rates = null where listing_id = new.id and rates is not null;
  delete from terms_changes where listing_id = new.id;
  delete from space_changes where listing_id = new.id;
  -- files and sources of the old seller no longer change it
  update import_rows set listing_id = null where listing_id = new.id;
  delete from import_pictures where listing_id = new.id;
  delete from inventory_source_units where listing_id = new.id;
  -- the secret address of its calendar was known to the old seller
  delete from calendar_addresses where listing_id = new.id;
  -- so are the addresses of calendars elsewhere, and those are not the new seller's: the days they took stay blocked
  update unit_claims set kind = 'block', calendar_id = null
    from imported_calendars as calendar where calendar.id = unit_claims.calendar_id and calendar.listing_id = new.id;
  delete from imported_calendars where listing_id = new.id;
  -- its own pictures go along; those that other spaces show as well stay where they are
  update photos set owner_id = new.seller_id, source_hash = null
    where owner_id = old.seller_id
      and id in (
        select picture[1]::uuid from regexp_matches(new.images::text || coalesce((
            select string_agg(changes::text, ' ') from listing_revisions where listing_id = new.id and status = 'pending'
          ), ''), '/photos/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/', 'g') as picture
      )
      and not exists (
        select from listings other where other.seller_id = old.seller_id and other.id <> new.id
          and (other.images::text like '%/photos/' || photos.id || '/%' or exists (
            select from listing_revisions as revision where revision.listing_id = other.id and revision.status = 'pending'
              and revision.changes::text like '%/photos/' || photos.id || '/%'
          ))
      );
  return null;
end $$;
