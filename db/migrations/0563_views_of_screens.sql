-- Views by name of other tables of a seller too: of the grid of what is free.
alter table space_views add column screen text not null default 'spaces',
  drop constraint space_views_pkey,
  add constraint space_views_pkey primary key (user_id, screen),
  add constraint space_views_screen_check check (screen in ('spaces', 'avails'));
