-- What a listing's words mean, for the assistants: made once for each change of the words, gone with the listing.
create table listing_embeddings (
  listing_id integer primary key constraint listing_embeddings_listing_fk references listings (id) on delete cascade,
  -- Of the words that were embedded: another hash means that they have changed since.
  words_hash text not null,
  -- One signed byte a dimension; the direction alone matters.
  vector bytea not null,
  embedded_at timestamptz not null default now()
);
create index listing_embeddings_age on listing_embeddings (embedded_at);
create index listing_changes_age on listing_changes (changed_at);
