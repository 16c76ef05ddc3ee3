-- Whom a seller sells to without their having an account. To be booked, each has an organization without members, which the seller
-- keeps: whatever reads a buyer reads it.
alter table organizations add column keeper_id integer
  constraint organizations_keeper_fk references organizations (id) on delete cascade;
create index organizations_keeper on organizations (keeper_id) where keeper_id is not null;
alter table organizations
  add constraint organizations_keeper_check check (keeper_id is null or (person_id is null and keeper_id <> id));

create table clients (
  id integer generated always as identity not null,
  organization_id integer not null,
  account_id integer not null,
  name text not null,
  class text not null default 'local',
  contact text not null default '',
  email citext not null default '',
  phone text not null default '',
  note text not null default '',
  brands text[] not null default '{}',
  -- Since when it is out of the way; its bookings stay.
  archived_at timestamptz,
  -- Since when its bookings are those of an account; from then on that account answers for itself.
  claimed_at timestamptz,
  created_by integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint clients_pkey primary key (id),
  constraint clients_account_key unique (organization_id, account_id),
  constraint clients_organization_fk foreign key (organization_id) references organizations (id) on delete cascade,
  constraint clients_account_fk foreign key (account_id) references organizations (id),
  constraint clients_created_by_fk foreign key (created_by) references users (id) on delete set null,
  constraint clients_name_check check (char_length(name) between 1 and 120),
  constraint clients_class_check check (class in ('local', 'national', 'agency', 'nonprofit', 'political')),
  constraint clients_contact_check check (char_length(contact) <= 80),
  constraint clients_email_check check (char_length(email::text) <= 254),
  constraint clients_phone_check check (char_length(phone) <= 40),
  constraint clients_note_check check (char_length(note) <= 2000),
  constraint clients_brands_check check (cardinality(brands) <= 20)
);
-- Two clients of one name would be taken for each other in the grid.
create unique index clients_name_key on clients (organization_id, lower(name)) where archived_at is null;
create index clients_organization on clients (organization_id, lower(name), id);
create index clients_created_by on clients (created_by) where created_by is not null;
create index clients_account on clients (account_id);

-- The organization of a client is named as its seller names it, until an account has taken it over.
create function keep_client() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.account_id := next_organization_id();
    insert into organizations (id, username, name, company, phone, email, status, keeper_id)
    values (new.account_id, 'client:' || new.account_id, coalesce(nullif(new.contact, ''), new.name), new.name,
      nullif(new.phone, ''), new.email, 'active', new.organization_id);
  elsif new.claimed_at is null then
    update organizations set name = coalesce(nullif(new.contact, ''), new.name), company = new.name,
      phone = nullif(new.phone, ''), email = new.email, updated_at = now()
    where id = new.account_id and keeper_id is not null;
  end if;
  return new;
end $$;
create trigger clients_kept_on_insert before insert on clients for each row execute function keep_client();
create trigger clients_kept_on_update before update of name, contact, phone, email on clients
  for each row execute function keep_client();

-- With its last client entry it is nobody's: what is signed stays in the papers.
create function forget_client() returns trigger language plpgsql as $$
begin
  update organizations set name = 'Former client', company = null, phone = null, email = '', updated_at = now(),
    deleted_at = coalesce(deleted_at, now())
  where id = old.account_id and keeper_id is not null;
  return null;
end $$;
create trigger clients_forgotten after delete on clients for each row execute function forget_client();
