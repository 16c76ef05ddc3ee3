-- Artwork of a client without an account is uploaded by its seller: it is the client's, and says who sent it.
alter table creatives
  -- in its owner's place; null: its owner did
  add column sender_id integer constraint creatives_sender_fk references organizations (id),
  add column uploaded_by integer constraint creatives_uploader_fk references users (id) on delete set null,
  add constraint creatives_sender_check check (sender_id <> owner_id);
create index creatives_sender on creatives (sender_id) where sender_id is not null;
create index creatives_uploader on creatives (uploaded_by) where uploaded_by is not null;
