-- Mails to the address of a space whose sender is not proven: kept whole until the owner of the address sends or discards them.
create table mail_confirmations (
  id uuid primary key,
  token_hash bytea not null constraint mail_confirmations_token_unique unique,
  user_id integer not null constraint mail_confirmations_user_fk references users (id) on delete cascade,
  listing_id integer not null constraint mail_confirmations_listing_fk references listings (id) on delete cascade,
  -- the account's when it came: the link proves this address and no other
  email text not null,
  -- one that is delivered twice waits once
  mail_id text not null constraint mail_confirmations_mail_unique unique,
  -- of the whole mail, in the file store
  path text not null,
  words text not null,
  files text[] not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index mail_confirmations_expiry on mail_confirmations (expires_at);
create index mail_confirmations_user on mail_confirmations (user_id);
create index mail_confirmations_listing on mail_confirmations (listing_id);
