-- An owner asked that the company be deleted. It is when that is due, unless an owner stops it before.
create table company_deletions (
  organization_id integer constraint company_deletions_pkey primary key
    constraint company_deletions_organization_fk references organizations (id) on delete cascade,
  asked_by integer constraint company_deletions_asker_fk references users (id) on delete set null,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  constraint company_deletions_due_check check (due_at > asked_at)
);
create index company_deletions_asker on company_deletions (asked_by) where asked_by is not null;

-- By a column that nothing refers to: by the seller, of whom there are keys, it waited for whoever began a conversation about a space,
-- and they for the company's row.
create or replace function refresh_seller_words() returns trigger language plpgsql as $$
begin
  update listings set title = title where seller_id = new.id;
  return null;
end $$;
