-- Mail that no SMTP server takes: the admins read it here.
create table outbox_messages (
  id bigint generated always as identity primary key,
  recipient text not null,
  sender text not null,
  reply_to text,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null default now()
);
