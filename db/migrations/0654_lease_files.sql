-- The signed lease itself: a table of its own, as what is noted of it, so that no join carries it out.
-- A file that belongs to no structure (any more) is swept, with what is stored of it.
create table structure_files (
  id uuid not null,
  organization_id integer not null,
  structure_id integer,
  name text not null,
  media_type text not null,
  size_bytes integer not null,
  path text not null,
  uploaded_by integer,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint structure_files_pkey primary key (id),
  constraint structure_files_structure_key unique (structure_id),
  constraint structure_files_organization_fk foreign key (organization_id) references organizations (id) on delete restrict,
  constraint structure_files_structure_fk foreign key (structure_id) references structures (id) on delete set null,
  constraint structure_files_uploaded_by_fk foreign key (uploaded_by) references users (id) on delete set null,
  constraint structure_files_name_check check (char_length(name) between 1 and 200),
  constraint structure_files_media_type_check check (media_type in ('application/pdf', 'image/webp')),
  constraint structure_files_size_check check (size_bytes > 0)
);
create index structure_files_organization on structure_files (organization_id);
create index structure_files_loose on structure_files (updated_at) where structure_id is null;
