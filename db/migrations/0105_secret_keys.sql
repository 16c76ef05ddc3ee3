-- Ids (never the keys) of what stored secrets are sealed with: a start with another key is refused before it seals anything.
create table secret_keys (
  id text primary key,
  created_at timestamptz not null default now()
);
