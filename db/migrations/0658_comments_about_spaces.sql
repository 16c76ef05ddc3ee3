-- A comment on a plan may be about one of its spaces: called as it was then, so that it still says so when that is gone.
alter table plan_comments add column about text;
