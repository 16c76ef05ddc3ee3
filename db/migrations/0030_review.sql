-- The admins' list holds every status, newest submission first.
create index listings_newest on listings (created_at desc, id desc);
create index listings_status_newest on listings (status, created_at desc, id desc);
-- Hints at a space that is listed twice: the same place under a similar title.
create index listings_place on listings (lat, lng);
create index users_newest on users (created_at desc, id desc);

alter table users add column suspension_reason text;
-- What a suspended account is restored to.
alter table users add column status_before_suspension text
  constraint users_status_before_check check (status_before_suspension in ('pending', 'active'));
