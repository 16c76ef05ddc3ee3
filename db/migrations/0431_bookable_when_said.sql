-- Does a space whose seller has set no booking terms take requests? New spaces of an import do not until their seller says how they
-- are booked: their file may hold faces that somebody else has.
alter table listings add column takes_requests boolean not null default true;
