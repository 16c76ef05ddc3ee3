-- Spaces an account marked with a heart.
create table favorites (
  user_id integer not null constraint favorites_user_fk references users (id) on delete cascade,
  listing_id integer not null constraint favorites_listing_fk references listings (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint favorites_pkey primary key (user_id, listing_id)
);
create index favorites_listing on favorites (listing_id);

-- A search under a name. Whatever is to watch it (an alert by mail, a feed) is a row of its own that points here.
create table saved_searches (
  id integer generated always as identity primary key,
  user_id integer not null constraint saved_searches_user_fk references users (id) on delete cascade,
  name citext not null,
  -- The home page's search parameters: name to one value or a list of them.
  search jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint saved_searches_name_key unique (user_id, name)
);
create index saved_searches_user on saved_searches (user_id, id desc);
