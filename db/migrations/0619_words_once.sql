-- As it was, but of a row that turns out to be known (an upsert by the seller's unit id) the words are made by its update alone: the
-- trigger of the insert comes before that is found, and would make them for nothing.
create or replace function set_listing_words() returns trigger language plpgsql as $$
declare
  seller text;
begin
  if tg_op = 'INSERT' and new.seller_unit_id is not null and exists (
    select from listings where seller_id = new.seller_id and seller_unit_id = new.seller_unit_id)
  then return new; end if;
  select concat_ws(' ', username, name, company) into seller from organizations where id = new.seller_id;
  new.search_words := lower(unaccent(concat_ws(' ', new.title, new.location_text, new.venue, new.ad_type, seller,
    array_to_string(new.features, ' '), array_to_string(new.target_market, ' '))));
  new.search_vector :=
    setweight(to_tsvector('english', new.search_words), 'A') || setweight(to_tsvector('english', unaccent(new.description)), 'C');
  return new;
end $$;
