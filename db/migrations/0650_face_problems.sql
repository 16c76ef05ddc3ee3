-- What crews and sellers see wrong at a face: a photo that is no proof of anything, and a thing to do for its seller until somebody
-- says that it is mended.
create table face_problems (
  -- the sender's
  id uuid constraint face_problems_pkey primary key,
  seller_id integer not null constraint face_problems_seller_fk references organizations (id),
  listing_id integer not null constraint face_problems_listing_fk references listings (id) on delete cascade,
  -- that ran there
  booking_id integer constraint face_problems_booking_fk references bookings (id) on delete set null,
  -- face and days, as its terms name them
  placement text not null,
  kind text not null constraint face_problems_kind_check
    check (kind in ('damaged', 'blocked', 'dark', 'wrong-artwork', 'unreachable', 'other')),
  note text not null constraint face_problems_note_check check (length(note) <= 300),
  -- by the link of a crew, or a member of the seller's
  crew_link_id integer constraint face_problems_crew_link_fk references crew_links (id),
  sent_by integer constraint face_problems_sender_fk references users (id),
  captured_at timestamptz,
  received_at timestamptz not null,
  media_type text not null,
  size_bytes integer not null constraint face_problems_size_check check (size_bytes > 0),
  sha256 bytea not null constraint face_problems_sha256_check check (length(sha256) = 32),
  -- in the file store
  path text not null,
  preview_path text,
  mended_at timestamptz,
  mended_by integer constraint face_problems_mender_fk references users (id),
  constraint face_problems_from_check check ((crew_link_id is null) <> (sent_by is null)),
  constraint face_problems_mended_check check ((mended_at is null) = (mended_by is null))
);
create index face_problems_seller on face_problems (seller_id, received_at);
create index face_problems_listing on face_problems (listing_id);
create index face_problems_booking on face_problems (booking_id);
create index face_problems_crew_link on face_problems (crew_link_id);
create index face_problems_sender on face_problems (sent_by);
create index face_problems_mender on face_problems (mended_by);
create index face_problems_received on face_problems (received_at);
