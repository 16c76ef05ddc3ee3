-- Faces of one structure stand together: all of them name the listing the first other face was made from.
alter table listings add column structure_id integer;
create index listings_structure on listings (structure_id) where structure_id is not null;
