-- What of a mail to or from support is not its own words: quoted mail, headers, signatures. Staff can open it with the ticket.
alter table support_messages
  add column left_out text
  constraint support_messages_left_out_check check (char_length(left_out) <= 12000);
