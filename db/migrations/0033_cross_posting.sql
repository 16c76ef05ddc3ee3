-- Where a site takes posts, and the secret its signatures are made with. Without an endpoint a site is only fed.
alter table network_sites add column endpoint text;
alter table network_sites add column secret text;
alter table network_sites add column created_at timestamptz not null default now();

alter table cross_posted_listings add column attempts integer not null default 0;
alter table cross_posted_listings add column last_error text;
alter table cross_posted_listings add column posted_at timestamptz;
alter table cross_posted_listings add column updated_at timestamptz not null default now();
create index cross_posted_site on cross_posted_listings (site_id, updated_at desc, id desc);

-- Every way a listing changes (a review, the seller, an import, a suspension) reaches the sites: one job a listing, however
-- often it changes before the job runs.
create function queue_cross_posts() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job('sync-cross-posts', json_build_object('listingId', changed.listing_id),
    job_key => 'sync-cross-posts:' || changed.listing_id, max_attempts => 3)
  from (select distinct posts.listing_id from cross_posted_listings as posts join fresh on fresh.id = posts.listing_id) as changed;
  return null;
end $$;
create trigger listings_cross_posted after update on listings
  referencing new table as fresh for each statement execute function queue_cross_posts();
