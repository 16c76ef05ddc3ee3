-- What search in memory follows: every change of a listing, with the transaction that made it. A reader that has seen all
-- transactions below X asks for those at or above X: nothing that commits late or out of order is missed, at the price of reading
-- some changes twice.
create table listing_changes (
  xid xid8 not null default pg_current_xact_id(),
  listing_id integer not null,
  changed_at timestamptz not null default now()
);
create index listing_changes_xid on listing_changes (xid, listing_id);

create function record_listing_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into listing_changes (listing_id) select id from gone;
  else
    insert into listing_changes (listing_id) select id from fresh;
  end if;
  notify listing_changes;
  return null;
end $$;

create trigger listings_inserted after insert on listings
  referencing new table as fresh for each statement execute function record_listing_changes();
create trigger listings_updated after update on listings
  referencing new table as fresh for each statement execute function record_listing_changes();
create trigger listings_deleted after delete on listings
  referencing old table as gone for each statement execute function record_listing_changes();

-- Words that are not a place: title, seller, venue and features weigh more than the description.
alter table listings add column search_vector tsvector;
alter table listings add column search_words text;

create function set_listing_words() returns trigger language plpgsql as $$
declare
  seller text;
begin
  select concat_ws(' ', username, name, company) into seller from users where id = new.seller_id;
  new.search_words := lower(unaccent(concat_ws(' ', new.title, new.location_text, new.venue, new.ad_type, seller,
    array_to_string(new.features, ' '), array_to_string(new.target_market, ' '))));
  new.search_vector :=
    setweight(to_tsvector('english', new.search_words), 'A') || setweight(to_tsvector('english', unaccent(new.description)), 'C');
  return new;
end $$;

create trigger listings_words before insert or update of title, description, location_text, venue, ad_type, features, target_market, seller_id
  on listings for each row execute function set_listing_words();

create function refresh_seller_words() returns trigger language plpgsql as $$
begin
  update listings set seller_id = seller_id where seller_id = new.id;
  return null;
end $$;

create trigger users_words after update of username, name, company on users
  for each row when (old is distinct from new) execute function refresh_seller_words();

update listings set seller_id = seller_id;
create index listings_search_vector on listings using gin (search_vector) where status = 'active';
create index listings_search_words on listings using gin (search_words gin_trgm_ops) where status = 'active';
drop index listings_location_trgm;
drop index listings_active_place;
drop index listings_active_price;
