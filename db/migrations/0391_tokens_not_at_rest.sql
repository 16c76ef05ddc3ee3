-- Tokens of links and addresses leave the database: a row keeps a random selector, of which the token is made with a key that
-- is elsewhere (decision 43). What was given out before goes on working by its hash.
alter table alerts rename column token to selector;
alter table alerts rename constraint alerts_token_key to alerts_selector_key;
alter table alerts add column former_token_hash bytea;
update alerts set former_token_hash = sha256(convert_to(selector::text, 'utf8')), selector = gen_random_uuid();
create unique index alerts_former_token on alerts (former_token_hash) where former_token_hash is not null;

alter table conversation_members rename column mail_token to mail_selector;
alter table conversation_members rename constraint conversation_members_mail_token_key to conversation_members_mail_selector_key;
alter table conversation_members add column former_mail_token_hash bytea;
update conversation_members
  set former_mail_token_hash = sha256(convert_to(mail_selector::text, 'utf8')), mail_selector = gen_random_uuid();
create unique index conversation_members_former_token on conversation_members (former_mail_token_hash)
  where former_mail_token_hash is not null;

alter table notice_settings rename column unsubscribe_token to unsubscribe_selector;
alter table notice_settings rename constraint notice_settings_token_key to notice_settings_selector_key;
alter table notice_settings add column former_token_hash bytea;
update notice_settings
  set former_token_hash = sha256(convert_to(unsubscribe_selector::text, 'utf8')), unsubscribe_selector = gen_random_uuid();
create unique index notice_settings_former_token on notice_settings (former_token_hash) where former_token_hash is not null;

alter table newsletter_subscribers rename column token to selector;
alter table newsletter_subscribers rename constraint newsletter_subscribers_token_key to newsletter_subscribers_selector_key;
alter table newsletter_subscribers add column former_token_hash bytea;
update newsletter_subscribers set former_token_hash = sha256(convert_to(selector::text, 'utf8')), selector = gen_random_uuid();
create unique index newsletter_subscribers_former_token on newsletter_subscribers (former_token_hash)
  where former_token_hash is not null;

alter table support_tickets rename column reply_token to reply_selector;
alter table support_tickets rename column staff_token to staff_selector;
alter table support_tickets rename constraint support_tickets_reply_key to support_tickets_reply_selector_key;
alter table support_tickets rename constraint support_tickets_staff_key to support_tickets_staff_selector_key;
alter table support_tickets add column former_reply_token_hash bytea, add column former_staff_token_hash bytea;
update support_tickets set
  former_reply_token_hash = sha256(convert_to(reply_selector::text, 'utf8')), reply_selector = gen_random_uuid(),
  former_staff_token_hash = sha256(convert_to(staff_selector::text, 'utf8')), staff_selector = gen_random_uuid();
create unique index support_tickets_former_reply on support_tickets (former_reply_token_hash)
  where former_reply_token_hash is not null;
create unique index support_tickets_former_staff on support_tickets (former_staff_token_hash)
  where former_staff_token_hash is not null;

alter table favorite_folders add column share_selector uuid, add column former_share_token_hash bytea;
update favorite_folders set share_selector = gen_random_uuid(),
  former_share_token_hash = sha256(convert_to(share_token, 'utf8')) where share_token is not null;
alter table favorite_folders drop constraint favorite_folders_token_key, drop column share_token;
alter table favorite_folders add constraint favorite_folders_selector_key unique (share_selector);
create unique index favorite_folders_former_token on favorite_folders (former_share_token_hash)
  where former_share_token_hash is not null;
