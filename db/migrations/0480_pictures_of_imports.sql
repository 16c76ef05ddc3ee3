-- Pictures that a file names by address, fetched after its rows are stored.
create table import_pictures (
  import_id integer not null,
  line integer not null,
  position smallint not null,
  listing_id integer not null,
  url text not null,
  host text not null,
  state text not null default 'waiting',
  problem text,
  photo_id uuid,
  constraint import_pictures_pkey primary key (import_id, line, position),
  constraint import_pictures_import_fk foreign key (import_id) references imports (id) on delete cascade,
  constraint import_pictures_listing_fk foreign key (listing_id) references listings (id) on delete cascade,
  constraint import_pictures_photo_fk foreign key (photo_id) references photos (id) on delete set null,
  constraint import_pictures_state_check check (state in ('waiting', 'attached', 'failed'))
);
create index import_pictures_waiting on import_pictures (import_id, line, position) where state = 'waiting';
create index import_pictures_failed on import_pictures (import_id, line, position) where state = 'failed';
create index import_pictures_listing on import_pictures (listing_id, import_id);
create index import_pictures_photo on import_pictures (photo_id) where photo_id is not null;

-- What the preview says: how many pictures of which hosts.
alter table imports add column picture_hosts jsonb not null default '[]';
-- When work on its pictures was last seen, and when its seller was notified that all are done.
alter table imports add column pictures_at timestamptz;
alter table imports add column pictures_notified_at timestamptz;

-- Where a picture was fetched from: one picture once, however often its file is imported.
alter table photos add column source_hash bytea;
create unique index photos_source_key on photos (owner_id, source_hash) where source_hash is not null;
