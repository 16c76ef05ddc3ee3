-- What happened for a person, numbered without gaps in the order of commits (the lock on user_feeds is held to the commit).
create table user_feeds (
  user_id integer primary key constraint user_feeds_user_fk references users (id) on delete cascade,
  last_seq bigint not null default 0
);

-- Kept for seven days; whoever comes back later reads everything anew.
create table feed_events (
  user_id integer not null constraint feed_events_user_fk references users (id) on delete cascade,
  seq bigint not null,
  kind text not null constraint feed_events_kind_check check (kind in ('message', 'read', 'conversation', 'notice')),
  conversation_id integer,
  message_seq integer,
  notice_id bigint,
  created_at timestamptz not null default now(),
  constraint feed_events_pkey primary key (user_id, seq)
);
create index feed_events_age on feed_events (created_at);
