-- A seller's file on its way to listings. Its rows are kept here from the moment it is read, so that everything after that (columns,
-- corrections, storing, undoing) goes on where it stopped, whatever stopped it.
create table imports (
  id integer generated always as identity primary key,
  seller_id integer not null constraint imports_seller_fk references users (id) on delete cascade,
  file_name text not null,
  -- Where the file lies until it is read.
  file_path text,
  format text constraint imports_format_check check (format in ('csv', 'geojson', 'xlsx')),
  state text not null default 'reading' constraint imports_state_check
    check (state in ('reading', 'checking', 'ready', 'storing', 'done', 'undoing', 'undone', 'failed')),
  columns jsonb not null default '[]',
  -- Which column is which, and what stands in for blank cells.
  plan jsonb not null default '{"fields": {}, "specifications": [], "defaults": {}}',
  guessed_ad_type text,
  -- Rows of the file, and how many of them the state under way has behind it.
  row_count integer not null default 0,
  done_count integer not null default 0,
  -- Why it failed, in words for the seller.
  problem text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index imports_seller on imports (seller_id, id desc);
create index imports_under_way on imports (updated_at) where state in ('reading', 'checking', 'storing', 'undoing');

create table import_rows (
  import_id integer not null constraint import_rows_import_fk references imports (id) on delete cascade,
  line integer not null,
  cells jsonb not null,
  -- Why the row as a whole cannot be used.
  problem text,
  -- Which cells are wrong and why; null when none is.
  errors jsonb,
  is_skipped boolean not null default false,
  -- What storing it does, as foreseen by the check; what it did, once it is stored.
  effect text constraint import_rows_effect_check check (effect in ('created', 'updated', 'unchanged')),
  becomes_draft boolean not null default false,
  unit_id text,
  is_stored boolean not null default false,
  listing_id integer constraint import_rows_listing_fk references listings (id) on delete set null,
  -- What takes it back, and what came of that.
  undo jsonb,
  undone text constraint import_rows_undone_check check (undone in ('removed', 'restored', 'kept')),
  constraint import_rows_pkey primary key (import_id, line)
);
create index import_rows_unit on import_rows (import_id, unit_id);
create index import_rows_listing on import_rows (listing_id) where listing_id is not null;
