-- First contact about a space. The messages stand apart so that a conversation can grow out of it.
create table enquiries (
  id integer generated always as identity primary key,
  listing_id integer not null constraint enquiries_listing_fk references listings (id) on delete cascade,
  buyer_id integer not null constraint enquiries_buyer_fk references users (id) on delete cascade,
  -- As it was when asked: a listing never changes hands behind a conversation.
  seller_id integer not null constraint enquiries_seller_fk references users (id) on delete cascade,
  kind text not null constraint enquiries_kind_check check (kind in ('message', 'viewing')),
  proposed_times timestamptz[] not null default '{}',
  status text not null default 'open' constraint enquiries_status_check check (status in ('open', 'answered')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint enquiries_parties_check check (buyer_id <> seller_id),
  constraint enquiries_times_check check (cardinality(proposed_times) <= 3)
);
create index enquiries_buyer on enquiries (buyer_id, updated_at desc, id desc);
create index enquiries_seller on enquiries (seller_id, updated_at desc, id desc);
create index enquiries_listing on enquiries (listing_id);

create table enquiry_messages (
  id integer generated always as identity primary key,
  enquiry_id integer not null constraint enquiry_messages_enquiry_fk references enquiries (id) on delete cascade,
  author_id integer not null constraint enquiry_messages_author_fk references users (id) on delete cascade,
  body text not null,
  created_at timestamptz not null default now()
);
create index enquiry_messages_thread on enquiry_messages (enquiry_id, id);
