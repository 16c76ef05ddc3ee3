-- What one field of a listing means is set by its kind: a space for sale is paid once, it has no month.
-- A change that waits takes the period along that it would have been shown with.
update listing_revisions as change
set changes = change.changes || jsonb_build_object('frequency', 'one-time'),
  before = change.before || jsonb_build_object('frequency', listings.frequency)
from listings
where listings.id = change.listing_id and change.status = 'pending'
  and change.changes ->> 'listing_type' = 'sale' and listings.frequency <> 'one-time';
update listing_revisions as change
set changes = change.changes || jsonb_build_object('frequency', listings.frequency),
  before = change.before || jsonb_build_object('frequency', 'one-time')
from listings
where listings.id = change.listing_id and change.status = 'pending' and listings.listing_type = 'sale'
  and change.changes ->> 'listing_type' = 'rent' and listings.frequency <> 'one-time';

-- Prices that are compared with, of the same spaces: nobody is to hear of a price that did not change.
update favorites set told_interval = 'one-time', marked_interval = case when marked_price is null then marked_interval else 'one-time' end
from listings where listings.id = favorites.listing_id and listings.listing_type = 'sale' and listings.frequency <> 'one-time';
update reviewed_prices set frequency = 'one-time'
from listings where listings.id = reviewed_prices.listing_id and listings.listing_type = 'sale' and listings.frequency <> 'one-time';
update unusual_prices set before_frequency = 'one-time', after_frequency = 'one-time'
from listings
where listings.id = unusual_prices.listing_id and listings.listing_type = 'sale' and listings.frequency <> 'one-time'
  and unusual_prices.seen_at is null;

-- on a new database the jobs that a change of listings queues have no place yet
do $$
begin
  if exists (select from listings where listing_type = 'sale' and frequency <> 'one-time') then
    update listings set frequency = 'one-time' where listing_type = 'sale' and frequency <> 'one-time';
  end if;
end $$;

alter table listings add constraint listings_sold_once_check check (listing_type <> 'sale' or frequency = 'one-time');
