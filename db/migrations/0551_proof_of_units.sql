-- What a unit's seller shows of every booking, and by when; null: what is usual for its medium.
alter table space_units add column proof jsonb;
