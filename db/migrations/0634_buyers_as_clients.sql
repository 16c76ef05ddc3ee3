-- Proposals begin from conversations and briefs too: a buyer who has an account is a client like others, and keeps its organization.
create or replace function keep_client() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.claimed_at is null then
      new.account_id := next_organization_id();
      insert into organizations (id, username, name, company, phone, email, status, keeper_id)
      values (new.account_id, 'client:' || new.account_id, coalesce(nullif(new.contact, ''), new.name), new.name,
        nullif(new.phone, ''), new.email, 'active', new.organization_id);
    end if;
  elsif new.claimed_at is null then
    update organizations set name = coalesce(nullif(new.contact, ''), new.name), company = new.name,
      phone = nullif(new.phone, ''), email = new.email, updated_at = now()
    where id = new.account_id and keeper_id is not null;
  end if;
  return new;
end $$;
