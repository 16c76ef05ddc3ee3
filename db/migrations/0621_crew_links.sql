-- Links for crews without an account: whoever holds one sees the faces of a seller that photos are due of, and hands them in. Only a
-- hash of the token is stored.
create table crew_links (
  id integer generated always as identity constraint crew_links_pkey primary key,
  seller_id integer not null constraint crew_links_seller_fk references organizations (id),
  token_hash bytea not null constraint crew_links_token_unique unique
    constraint crew_links_token_hash_check check (length(token_hash) = 32),
  -- whom it was given to: the seller's own words
  label text not null constraint crew_links_label_check check (length(label) between 1 and 60),
  -- of the space, its place, its unit or the brand: it shows what has all of them; empty: all that is open
  words text not null default '' constraint crew_links_words_check check (length(words) <= 100),
  -- it works as long as they may hand in proof themselves
  created_by integer not null constraint crew_links_creator_fk references users (id),
  created_at timestamptz not null,
  expires_at timestamptz not null constraint crew_links_expires_check check (expires_at > created_at),
  revoked_at timestamptz
);
create index crew_links_seller on crew_links (seller_id, id);
create index crew_links_creator on crew_links (created_by);

alter table proofs
  -- by which it came; null: a member of the seller's handed it in
  add column crew_link_id integer constraint proofs_crew_link_fk references crew_links (id),
  add constraint proofs_crew_check check (crew_link_id is null or (origin = 'crew' and sent_by is null));
create index proofs_crew_link on proofs (crew_link_id) where crew_link_id is not null;
