-- A photo that was handed in as proof is private. Its seller may ask to show it on the page of the space, and its buyer says yes or no:
-- at once or later. What guests read stands here, so that no page of theirs reads proofs.
create table shown_photos (
  proof_id uuid constraint shown_photos_pkey primary key constraint shown_photos_proof_fk references proofs (id) on delete cascade,
  listing_id integer not null constraint shown_photos_listing_fk references listings (id) on delete cascade,
  state text not null constraint shown_photos_state_check check (state in ('asked', 'shown', 'refused')),
  -- of the preview, in the file store
  path text not null,
  width integer not null constraint shown_photos_width_check check (width > 0),
  height integer not null constraint shown_photos_height_check check (height > 0),
  -- where the space is
  taken_on date not null,
  -- the file goes then
  kept_until timestamptz not null,
  asked_by integer not null constraint shown_photos_asker_fk references users (id),
  asked_at timestamptz not null,
  decided_by integer constraint shown_photos_decider_fk references users (id),
  decided_at timestamptz,
  constraint shown_photos_decided_check check ((state = 'asked') = (decided_at is null)),
  constraint shown_photos_decider_check check ((decided_by is null) = (decided_at is null))
);
create index shown_photos_listing on shown_photos (listing_id, taken_on) where state = 'shown';
create index shown_photos_of_listing on shown_photos (listing_id);
create index shown_photos_asker on shown_photos (asked_by);
create index shown_photos_decider on shown_photos (decided_by);
create trigger shown_photos_on_pages after insert or update or delete on shown_photos
  for each statement execute function tell_page_changes();
