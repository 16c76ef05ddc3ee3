-- What a search by days has found costs its total for them: the whole cells that it is for, nothing where the price is by the month.
alter table alert_hits
  add column first_day date,
  add column last_day date,
  add constraint alert_hits_days_check check ((first_day is null) = (last_day is null) and first_day <= last_day);
