-- Every list of own spaces asks for the latest change of each, and taking a space away must find all of its changes.
create index listing_revisions_listing on listing_revisions (listing_id, id desc);
