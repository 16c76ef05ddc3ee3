-- A space is offered to another organization and accepted by it; what both may read of it afterwards.
create table listing_transfers (
  id integer generated always as identity not null,
  listing_id integer not null,
  from_id integer not null,
  to_id integer not null,
  state text not null default 'open',
  offered_by integer,
  offered_at timestamptz not null,
  decided_by integer,
  decided_at timestamptz,
  constraint listing_transfers_pkey primary key (id),
  constraint listing_transfers_listing_fk foreign key (listing_id) references listings (id) on delete cascade,
  constraint listing_transfers_from_fk foreign key (from_id) references organizations (id) on delete cascade,
  constraint listing_transfers_to_fk foreign key (to_id) references organizations (id) on delete cascade,
  constraint listing_transfers_offered_by_fk foreign key (offered_by) references users (id) on delete set null,
  constraint listing_transfers_decided_by_fk foreign key (decided_by) references users (id) on delete set null,
  constraint listing_transfers_parties_check check (from_id <> to_id),
  constraint listing_transfers_state_check check (state in ('open', 'accepted', 'declined', 'withdrawn')),
  constraint listing_transfers_decided_check check ((state = 'open') = (decided_at is null))
);
create unique index listing_transfers_one_open on listing_transfers (listing_id) where state = 'open';
create index listing_transfers_listing on listing_transfers (listing_id, id desc);
create index listing_transfers_from on listing_transfers (from_id, id desc);
create index listing_transfers_to on listing_transfers (to_id, id desc);
create index listing_transfers_offered_by on listing_transfers (offered_by) where offered_by is not null;
create index listing_transfers_decided_by on listing_transfers (decided_by) where decided_by is not null;

-- A buyer who asked the seller of before begins anew with the one of now: what was written to one is not the other's to read.
alter table conversations drop constraint conversations_key,
  add constraint conversations_key unique nulls not distinct (listing_id, buyer_id, seller_id, booking_id);

-- What goes along with a space, and what is its seller's and stays behind, whoever moves it.
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
          and other.images::text like '%/photos/' || photos.id || '/%'
      );
  return null;
end $$;
create trigger listings_carried after update of seller_id on listings for each row
  when (old.seller_id is distinct from new.seller_id) execute function carry_listing();

-- Somebody who read a space before it went to another seller books nothing of the one of before.
create or replace function check_seller() returns trigger language plpgsql as $$
begin
  -- waits for a transfer that is under way
  perform from listings where id = new.listing_id for key share;
  if not exists (select from listings where id = new.listing_id and seller_id = new.seller_id) then
    raise exception 'listing % has another seller', new.listing_id
      using errcode = 'check_violation', constraint = 'bookings_of_seller';
  end if;
  return new;
end $$;
create trigger bookings_of_seller before insert on bookings for each row execute function check_seller();
