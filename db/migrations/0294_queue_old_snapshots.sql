-- Spaces nobody has looked at since alerts began are looked at once, so that their first change is judged by how they were.
insert into match_queue (listing_id)
select listing_id from market_snapshots where space is null and off_since is null order by listing_id;
