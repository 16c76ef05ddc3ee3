-- A choice of favorites under a name. Whoever holds the token of a shared one may read it.
create table favorite_folders (
  id integer generated always as identity primary key,
  user_id integer not null constraint favorite_folders_user_fk references users (id) on delete cascade,
  name citext not null,
  share_token text constraint favorite_folders_token_key unique,
  shares_notes boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint favorite_folders_name_key unique (user_id, name),
  -- for the key below: a favorite lies in a folder of the same person
  constraint favorite_folders_owner_key unique (user_id, id)
);

alter table favorites
  add column folder_id integer,
  add column note text not null default '',
  -- The price when the space was marked; null for what was marked before prices were kept.
  add column marked_price integer,
  add column marked_interval text,
  -- The lowest price that its person has seen or was told, and whether they know it to be off the market.
  add column told_price integer,
  add column told_interval text,
  add column is_gone boolean not null default false,
  add constraint favorites_folder_fk foreign key (user_id, folder_id)
    references favorite_folders (user_id, id) on delete set null (folder_id);
create index favorites_folder on favorites (folder_id) where folder_id is not null;

update favorites set told_price = listings.price, told_interval = listings.frequency, is_gone = listings.status <> 'active'
from listings where listings.id = favorites.listing_id;

alter table favorites alter column told_price set not null, alter column told_interval set not null;

-- A shared list that was withdrawn is gone from the kept pages of guests at once.
create trigger favorite_folders_on_pages after insert or update or delete on favorite_folders
  for each statement execute function tell_page_changes();

-- Favorites with another price or status, until their people are told. Rows are only added, so that whoever changes a listing
-- never waits for whoever tells it.
create table favorite_queue (
  id bigint generated always as identity primary key,
  listing_id integer not null
);

create function queue_favorite_news() returns trigger language plpgsql as $$
begin
  insert into favorite_queue (listing_id)
  select fresh.id from fresh join before on before.id = fresh.id
  where (fresh.price, fresh.frequency, fresh.listing_type, fresh.status)
      is distinct from (before.price, before.frequency, before.listing_type, before.status)
    and exists (select from favorites where favorites.listing_id = fresh.id);
  return null;
end $$;

create trigger listings_watched after update on listings referencing old table as before new table as fresh
  for each statement execute function queue_favorite_news();
