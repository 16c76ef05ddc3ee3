-- sellers are suggested by how their name begins
create index users_company_start_idx on users (lower(company) text_pattern_ops) where deleted_at is null;
create index users_name_start_idx on users (lower(name) text_pattern_ops) where deleted_at is null;
