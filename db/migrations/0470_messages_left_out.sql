-- What of an answer by mail is not its own words: quoted mail, headers, signatures. It can be opened in the thread.
alter table messages
  add column left_out text
  constraint messages_left_out_check check (char_length(left_out) <= 12000);
