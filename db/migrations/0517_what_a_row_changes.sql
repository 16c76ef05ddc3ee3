-- Which columns a row of an import changes at once, and which wait for review.
alter table import_rows
  add column changed text[],
  add column waiting text[];
