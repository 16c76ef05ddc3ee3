create table support_tickets (
  id integer generated always as identity (start with 100001) primary key,
  name text not null,
  email text not null,
  subject text not null,
  category text not null,
  user_id integer constraint support_tickets_user_fk references users (id) on delete set null,
  -- What looks made by a machine is kept apart, never thrown away.
  status text not null default 'open' constraint support_tickets_status_check
    check (status in ('open', 'answered', 'closed', 'spam')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index support_tickets_newest on support_tickets (status, id desc);

create table support_messages (
  id integer generated always as identity primary key,
  ticket_id integer not null constraint support_messages_ticket_fk references support_tickets (id) on delete cascade,
  -- Null: the person who asked; otherwise the admin who answered.
  author_id integer constraint support_messages_author_fk references users (id) on delete set null,
  body text not null,
  created_at timestamptz not null default now()
);
create index support_messages_ticket on support_messages (ticket_id, id);

create table support_attachments (
  id integer generated always as identity primary key,
  message_id integer not null constraint support_attachments_message_fk references support_messages (id) on delete cascade,
  name text not null,
  media_type text not null,
  size_bytes integer not null,
  path text not null
);
create index support_attachments_message on support_attachments (message_id);

create table newsletter_subscribers (
  id integer generated always as identity primary key,
  email citext not null constraint newsletter_subscribers_email_key unique,
  -- Stands in every link of the mails to this address.
  token uuid not null default gen_random_uuid() constraint newsletter_subscribers_token_key unique,
  status text not null default 'pending' constraint newsletter_subscribers_status_check
    check (status in ('pending', 'confirmed', 'unsubscribed')),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);
