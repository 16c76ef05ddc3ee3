-- Where a company is reached by post: with its address of mail and its phone, it stands in the papers of its bookings.
alter table organizations add column address text
  constraint organizations_address_check check (char_length(address) between 1 and 200);
