-- A brief can be changed while it is open: how often it was, and what its buyer adds once sellers have answered.
alter table briefs add column version integer not null default 1
  constraint briefs_version_check check (version > 0);
alter table briefs add column note text not null default '' constraint briefs_note_check check (char_length(note) <= 1000);
