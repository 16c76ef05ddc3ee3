-- How much of the store an account fills, so that it can be bounded.
alter table photos add column size_bytes integer not null default 0;
alter table imports add column file_bytes integer not null default 0;

-- Counted before each try to do an import's work: one that ends its process every time comes to an end as well.
alter table imports add column tries integer not null default 0;
