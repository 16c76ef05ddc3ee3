-- Pages of guests are kept as bytes by every web process. Whoever changes what they show tells all of them, in the same transaction;
-- listings do so already on a channel of their own.
create function tell_page_changes() returns trigger language plpgsql as $$
begin
  notify page_changes;
  return null;
end $$;

create trigger users_on_pages after insert or update or delete on users
  for each statement execute function tell_page_changes();
create trigger help_article_views_on_pages after insert or update or delete on help_article_views
  for each statement execute function tell_page_changes();
create trigger help_article_votes_on_pages after insert or update or delete on help_article_votes
  for each statement execute function tell_page_changes();
