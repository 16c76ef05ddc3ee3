-- Kept mails lose the tokens of their links after an hour and are deleted after a week.
alter table outbox_messages add column is_masked boolean not null default false;
create index outbox_messages_unmasked on outbox_messages (created_at) where not is_masked;
create index outbox_messages_recipient on outbox_messages (recipient);
