-- Where and when a photo was taken as the phone says it, what was compared when it came, and the chain that binds each proof of a
-- booking to the one before. What was handed in before has none of it: a chain that is made later would show nothing about then.
alter table proofs
  add column captured_at timestamptz,
  -- how far the phone's clock was behind ours when it sent
  add column clock_offset_ms bigint,
  add column lat double precision constraint proofs_lat_check check (lat between -90 and 90),
  add column lng double precision constraint proofs_lng_check check (lng between -180 and 180),
  add column accuracy_m integer constraint proofs_accuracy_check check (accuracy_m >= 0),
  -- where the camera pointed, degrees from north
  add column heading smallint constraint proofs_heading_check check (heading between 0 and 359),
  -- difference hash of what it looks like, 64 bits in hexadecimal; null: no picture, or too plain to be told from others
  add column alike text constraint proofs_alike_check check (alike ~ '^[0-9a-f]{16}$'),
  add column checks jsonb,
  -- position in the chain of its booking, from 1
  add column link integer constraint proofs_link_check check (link >= 1),
  -- SHA-256 of the chain before (32 zeros of the first), its facts as canonical JSON, and its own SHA-256
  add column chain bytea constraint proofs_chain_check check (length(chain) = 32),
  add constraint proofs_place_check check ((lat is null) = (lng is null) and (lat is null) = (accuracy_m is null)),
  add constraint proofs_linked_check check ((link is null) = (chain is null));
create unique index proofs_links on proofs (booking_id, link) where link is not null;
