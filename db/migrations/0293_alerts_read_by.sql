-- Searches read by an earlier reading, found among a million.
drop index alerts_unread;
create index alerts_read_by on alerts (compiled_with nulls first, saved_search_id);
