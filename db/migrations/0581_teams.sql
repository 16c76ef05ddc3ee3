-- Several people can belong to one organization: they are invited by mail, and a person alone becomes a company with them.
create table organization_invitations (
  id integer generated always as identity,
  organization_id integer not null,
  -- What a person who is alone yet calls their company.
  organization_name text not null,
  email citext not null,
  role text not null,
  token_hash bytea not null,
  invited_by integer not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by integer,
  revoked_at timestamptz,
  constraint organization_invitations_pkey primary key (id),
  constraint organization_invitations_token_key unique (token_hash),
  constraint organization_invitations_organization_fk foreign key (organization_id) references organizations (id) on delete cascade,
  constraint organization_invitations_invited_by_fk foreign key (invited_by) references users (id) on delete cascade,
  constraint organization_invitations_used_by_fk foreign key (used_by) references users (id) on delete set null,
  constraint organization_invitations_role_check check (role in ('manager', 'sales', 'operations', 'accounts', 'viewer'))
);
-- One that is open for each address.
create unique index organization_invitations_open on organization_invitations (organization_id, email)
  where used_at is null and revoked_at is null;
create index organization_invitations_invited_by on organization_invitations (invited_by);
create index organization_invitations_used_by on organization_invitations (used_by) where used_by is not null;

-- Ownership is offered to a member, who accepts it.
create table ownership_offers (
  organization_id integer not null,
  user_id integer not null,
  offered_by integer not null,
  stays_owner boolean not null,
  created_at timestamptz not null default now(),
  constraint ownership_offers_pkey primary key (organization_id),
  constraint ownership_offers_to_fk foreign key (organization_id, user_id)
    references organization_members (organization_id, user_id) on delete cascade,
  constraint ownership_offers_from_fk foreign key (organization_id, offered_by)
    references organization_members (organization_id, user_id) on delete cascade
);

-- For whom a person acted last: where a new session begins.
alter table organization_members add column acted_at timestamptz;

-- Which side wrote: a colleague's number is neither the buyer's nor the seller's. Older messages are by the side's own person.
alter table messages add column side text
  constraint messages_side_check check (side in ('buyer', 'seller'));

-- Who joins a company reads its conversations from then on, and who leaves it reads them no more.
create function carry_membership() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if exists (select from organizations where id = new.organization_id and person_id is not null) then
      return null;
    end if;
    insert into conversation_members (conversation_id, user_id, side, read_seq)
    select id, new.user_id, case when buyer_id = new.organization_id then 'buyer' else 'seller' end, last_seq
    from conversations where new.organization_id in (buyer_id, seller_id)
    on conflict do nothing;
  elsif exists (select from organizations where id = old.organization_id and person_id is null) then
    delete from notices where user_id = old.user_id and case subject_type
      when 'conversation' then exists (select from conversations where id = subject_id and old.organization_id in (buyer_id, seller_id))
      when 'viewing' then exists (select from viewings where id = subject_id and old.organization_id in (buyer_id, seller_id))
      when 'booking' then exists (select from bookings where id = subject_id and old.organization_id in (buyer_id, seller_id))
      when 'listing' then exists (select from listings where id = subject_id and seller_id = old.organization_id)
      when 'plan' then exists (select from plans where id = subject_id and owner_id = old.organization_id)
      when 'account' then subject_id = old.organization_id
      else false end;
    delete from conversation_members member using conversations c
    where member.user_id = old.user_id and c.id = member.conversation_id
      and old.organization_id = case member.side when 'buyer' then c.buyer_id else c.seller_id end;
  end if;
  return null;
end $$;
create trigger organization_members_carried after insert or delete on organization_members
  for each row execute function carry_membership();

-- The organization that a person is given after their first one became a company has a username of its own.
create or replace function carry_person() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into organizations (id, username, name, company, phone, email, status, suspension_reason, deleted_at, person_id,
      created_at)
    values (new.id, new.username, new.name, new.company, new.phone, new.email, new.status, new.suspension_reason,
      new.deleted_at, new.id, new.created_at);
    insert into organization_members (organization_id, user_id, role, joined_at)
    values (new.id, new.id, 'owner', new.created_at);
  else
    update organizations set
      username = case when new.username is distinct from old.username then new.username else organizations.username end,
      name = new.name, company = new.company, phone = new.phone, email = new.email, status = new.status,
      suspension_reason = new.suspension_reason, deleted_at = new.deleted_at, created_at = new.created_at, updated_at = now()
    where person_id = new.id;
  end if;
  return null;
end $$;
