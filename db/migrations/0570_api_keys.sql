-- Keys by which programs act for a person within scopes. What is kept of a key is its hash; what it was used for is counted by hour.
create table api_keys (
  id integer generated always as identity constraint api_keys_pkey primary key,
  user_id integer not null constraint api_keys_user_fk references users (id) on delete cascade,
  name text not null constraint api_keys_name_check check (length(name) between 1 and 60),
  -- what its owner knows it by
  prefix text not null,
  token_hash bytea not null constraint api_keys_token_hash_key unique constraint api_keys_token_hash_check check (length(token_hash) = 32),
  scopes text[] not null constraint api_keys_scopes_check check (cardinality(scopes) > 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_on date,
  last_network text,
  -- of the last mail about its end, how many days before it
  reminded_days smallint,
  revoked_at timestamptz
);
create index api_keys_user on api_keys (user_id);

create table api_key_uses (
  key_id integer not null constraint api_key_uses_key_fk references api_keys (id) on delete cascade,
  hour timestamptz not null,
  route text not null,
  status smallint not null,
  count integer not null default 1,
  constraint api_key_uses_pkey primary key (key_id, hour, route, status)
);
