-- Views of a seller's table, by name, in the account: they are there in every browser. Oldest first, as the page keeps them.
create table space_views (
  user_id integer not null,
  views jsonb not null,
  updated_at timestamptz not null default now(),
  constraint space_views_pkey primary key (user_id),
  constraint space_views_user_fk foreign key (user_id) references users (id)
);
