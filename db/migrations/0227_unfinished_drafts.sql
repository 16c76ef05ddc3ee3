-- What a draft still lacks: fields of the form that are no listing's yet, as they were typed. Null where nothing is missing.
alter table listings add column unfinished jsonb;
