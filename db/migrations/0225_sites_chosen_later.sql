-- A site can be chosen later and taken off again: what was posted there is withdrawn first, so its row stays.
alter table cross_posted_listings add column removed_at timestamptz;
