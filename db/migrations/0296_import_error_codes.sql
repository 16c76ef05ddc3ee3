-- Errors from before each had a code.
update import_rows set errors = (
  select jsonb_agg(case when error ? 'code' then error else error || '{"code": "unreadable"}' end order by place)
  from jsonb_array_elements(errors) with ordinality as found (error, place)
)
where exists (select from jsonb_array_elements(errors) as error where not error ? 'code');

-- Bad rows of an import, among a million good ones.
create index import_rows_bad on import_rows (import_id, line) where errors is not null;
