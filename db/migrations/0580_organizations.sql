-- Who sells or buys is an organization; who signs in is a person. A person alone has the organization of the same number, and new
-- companies draw theirs from the same sequence: no number is ever two things, and sellers keep their ids, addresses and papers.
create table organizations (
  id integer not null,
  username citext not null,
  name text,
  company text,
  phone text,
  -- Where buyers, sellers and the desk reach it; no right comes from it.
  email citext not null,
  status text not null,
  suspension_reason text,
  deleted_at timestamptz,
  -- Whose alone it is, and whose names it carries; null: a company with names of its own.
  person_id integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint organizations_pkey primary key (id),
  constraint organizations_username_key unique (username),
  constraint organizations_person_key unique (person_id),
  constraint organizations_person_fk foreign key (person_id) references users (id) on delete cascade,
  constraint organizations_status_check check (status in ('pending', 'active', 'suspended'))
);

create table organization_members (
  organization_id integer not null,
  user_id integer not null,
  role text not null,
  joined_at timestamptz not null default now(),
  constraint organization_members_pkey primary key (organization_id, user_id),
  constraint organization_members_organization_fk foreign key (organization_id) references organizations (id) on delete cascade,
  constraint organization_members_user_fk foreign key (user_id) references users (id) on delete cascade,
  constraint organization_members_role_check
    check (role in ('owner', 'manager', 'sales', 'operations', 'accounts', 'viewer'))
);
create index organization_members_user on organization_members (user_id);

-- Sellers are found by how their names begin.
drop index users_company_start_idx, users_name_start_idx;
create index organizations_company_start_idx on organizations (lower(company) text_pattern_ops) where deleted_at is null;
create index organizations_name_start_idx on organizations (lower(name) text_pattern_ops) where deleted_at is null;

insert into organizations (id, username, name, company, phone, email, status, suspension_reason, deleted_at, person_id, created_at)
select id, username, name, company, phone, email, status, suspension_reason, deleted_at, id, created_at from users;
insert into organization_members (organization_id, user_id, role, joined_at)
select id, id, 'owner', created_at from users;
analyze organizations, organization_members;

create function next_organization_id() returns integer language sql volatile as $$
  select nextval(pg_get_serial_sequence('users', 'id'))::integer
$$;
alter table organizations alter column id set default next_organization_id();

-- What a person is called and whether they may act holds for the organization of that person alone.
create function carry_person() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into organizations (id, username, name, company, phone, email, status, suspension_reason, deleted_at, person_id,
      created_at)
    values (new.id, new.username, new.name, new.company, new.phone, new.email, new.status, new.suspension_reason,
      new.deleted_at, new.id, new.created_at);
    insert into organization_members (organization_id, user_id, role, joined_at)
    values (new.id, new.id, 'owner', new.created_at);
  else
    update organizations set username = new.username, name = new.name, company = new.company, phone = new.phone,
      email = new.email, status = new.status, suspension_reason = new.suspension_reason, deleted_at = new.deleted_at,
      created_at = new.created_at, updated_at = now()
    where person_id = new.id;
  end if;
  return null;
end $$;
create trigger users_carried_on_insert after insert on users for each row execute function carry_person();
create trigger users_carried_on_update
  after update of username, name, company, phone, email, status, suspension_reason, deleted_at, created_at on users
  for each row
  when ((old.username, old.name, old.company, old.phone, old.email, old.status, old.suspension_reason, old.deleted_at,
      old.created_at)
    is distinct from (new.username, new.name, new.company, new.phone, new.email, new.status, new.suspension_reason,
      new.deleted_at, new.created_at))
  execute function carry_person();

-- Words of a space name its organization.
create or replace function set_listing_words() returns trigger language plpgsql as $$
declare
  seller text;
begin
  select concat_ws(' ', username, name, company) into seller from organizations where id = new.seller_id;
  new.search_words := lower(unaccent(concat_ws(' ', new.title, new.location_text, new.venue, new.ad_type, seller,
    array_to_string(new.features, ' '), array_to_string(new.target_market, ' '))));
  new.search_vector :=
    setweight(to_tsvector('english', new.search_words), 'A') || setweight(to_tsvector('english', unaccent(new.description)), 'C');
  return new;
end $$;
drop trigger users_words on users;
create trigger organizations_words after update of username, name, company on organizations for each row
  when ((old.username, old.name, old.company) is distinct from (new.username, new.name, new.company))
  execute function refresh_seller_words();
create trigger organizations_on_pages after insert or delete or update on organizations
  for each statement execute function tell_page_changes();

-- Every seller, buyer and owner of files is an organization.
do $$
declare
  key record;
begin
  for key in
    select conrelid::regclass as of_table, conname, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass and conname in (
      'blocks_blocked_fk', 'blocks_blocker_fk', 'bookings_buyer_fk', 'bookings_seller_fk', 'claim_notes_organization_fk',
      'contracts_organization_fk', 'conversations_buyer_fk', 'conversations_seller_fk', 'creatives_owner_fk',
      'document_counters_seller_fk', 'documents_seller_fk', 'imports_seller_fk', 'ledger_postings_seller_fk',
      'listings_seller_fk', 'message_attachments_owner_fk', 'orders_buyer_fk', 'payment_instructions_seller_fk',
      'photos_owner_fk', 'plans_owner_fk', 'seller_absences_seller_fk', 'seller_account_requests_seller_fk',
      'seller_accounts_seller_fk', 'seller_answers_seller_fk', 'seller_reviews_about_fk', 'seller_reviews_author_fk',
      'statement_lines_seller_fk', 'statements_seller_fk',
      'viewing_hours_seller_fk', 'viewing_settings_seller_fk', 'viewings_buyer_fk', 'viewings_seller_fk')
    order by conrelid::regclass::text, conname
  loop
    execute format('alter table %s drop constraint %I, add constraint %2$I %s', key.of_table, key.conname,
      replace(key.definition, 'REFERENCES users(id)', 'REFERENCES organizations(id)'));
  end loop;
end $$;

-- A session remembers for whom its person acted last: a preference, looked up among the memberships, never a right.
alter table sessions add column organization_id integer
  constraint sessions_organization_fk references organizations (id) on delete set null;
create index sessions_organization on sessions (organization_id) where organization_id is not null;

-- A key belongs to an organization, and acts as who made it.
alter table api_keys add column organization_id integer
  constraint api_keys_organization_fk references organizations (id) on delete cascade;
update api_keys set organization_id = user_id;
alter table api_keys alter column organization_id set not null;
create index api_keys_organization on api_keys (organization_id);
