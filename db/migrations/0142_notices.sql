-- What a person is told: one row a subject, which counts up while it is unread.
create table notices (
  id bigint generated always as identity primary key,
  user_id integer not null constraint notices_user_fk references users (id) on delete cascade,
  kind text not null,
  -- What it is about: a conversation, viewing, listing, report.
  subject_type text not null,
  subject_id integer not null,
  actor_id integer constraint notices_actor_fk references users (id) on delete set null,
  data jsonb not null default '{}',
  key text not null,
  count integer not null default 1,
  created_at timestamptz not null default now(),
  -- Shown in the list of the bell.
  seen_at timestamptz,
  read_at timestamptz,
  -- Whether the list shows it; some are mailed alone.
  is_on_page boolean not null default true,
  -- When it is to be mailed, and with what: `soon` or the daily `digest`.
  mail_due_at timestamptz,
  mail_by text constraint notices_mail_by_check check (mail_by in ('soon', 'digest')),
  mailed_at timestamptz,
  constraint notices_key unique (user_id, key)
);
create index notices_newest on notices (user_id, created_at desc, id desc);
create index notices_due on notices (user_id, mail_by, mail_due_at) where mail_due_at is not null and mailed_at is null;

-- Differences from the defaults of each kind.
create table notice_settings (
  user_id integer primary key constraint notice_settings_user_fk references users (id) on delete cascade,
  time_zone text not null default 'America/Los_Angeles',
  quiet_from smallint constraint notice_settings_quiet_from_check check (quiet_from between 0 and 23),
  quiet_to smallint constraint notice_settings_quiet_to_check check (quiet_to between 0 and 23),
  digest_hour smallint not null default 7 constraint notice_settings_digest_check check (digest_hour between 0 and 23),
  prefs jsonb not null default '{}',
  unsubscribe_token uuid not null default gen_random_uuid() constraint notice_settings_token_key unique,
  updated_at timestamptz not null default now()
);

-- Made with the notice: a worker killed between delivery and completion repeats the same mail, which is kept once.
alter table outbox_messages add column mail_id text constraint outbox_messages_mail_key unique;
alter table outbox_messages add column calendar text;
