-- Addresses of calendars elsewhere stay with the seller of before, and so do pictures that wait in changes of their other spaces.
create or replace function carry_listing() returns trigger language plpgsql as $$
begin
  -- nobody has agreed to drafts: they go to the new seller, who is asked nothing before they are sent
  update bookings set seller_id = new.seller_id
    where listing_id = new.id and status = 'draft' and origin = 'market' and buyer_id <> new.seller_id;
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
