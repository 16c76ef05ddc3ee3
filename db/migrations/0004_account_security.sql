alter table users add column deleted_at timestamptz;

-- Links sent by mail. Only the hash is kept, and a used link is gone.
create table account_tokens (
  token_hash bytea primary key,
  user_id integer not null constraint account_tokens_user_fk references users (id) on delete cascade,
  kind text not null constraint account_tokens_kind_check check (kind in ('verify-email', 'reset-password')),
  -- The address the link was sent to; the link proves this one and no other.
  email citext not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index account_tokens_user on account_tokens (user_id, kind);

create table authenticators (
  user_id integer primary key constraint authenticators_user_fk references users (id) on delete cascade,
  secret text not null,
  -- Null until the first code from the app has shown that it was set up.
  confirmed_at timestamptz,
  -- The last time step whose code was taken: no code works twice.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table recovery_codes (
  user_id integer not null constraint recovery_codes_user_fk references users (id) on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

create table passkeys (
  id text primary key,
  user_id integer not null constraint passkeys_user_fk references users (id) on delete cascade,
  name text not null,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- Each challenge is answered once, by whom it was made for.
create table passkey_challenges (
  challenge text primary key,
  -- Null for signing in: who it is shows only in the answer.
  user_id integer constraint passkey_challenges_user_fk references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
