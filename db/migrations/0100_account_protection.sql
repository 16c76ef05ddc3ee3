-- The address an account had may take a change of address back; a code by mail is asked for while an account is guessed at.
alter table account_tokens drop constraint account_tokens_kind_check;
alter table account_tokens add constraint account_tokens_kind_check
  check (kind in ('verify-email', 'reset-password', 'undo-email-change', 'sign-in-code'));
-- An address that may come back is not given to another account meanwhile.
create index account_tokens_undo on account_tokens (email) where kind = 'undo-email-change';

-- Whether more than a password began the session: a code from the app, or a passkey.
alter table sessions add column has_second_factor boolean not null default false;
update sessions set has_second_factor = true
  where user_id in (select user_id from authenticators where confirmed_at is not null);

-- Browsers that signed in to an account before: strangers' wrong passwords do not slow them down.
create table known_browsers (
  token_hash bytea not null,
  user_id integer not null constraint known_browsers_user_fk references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (token_hash, user_id)
);
create index known_browsers_user on known_browsers (user_id);
