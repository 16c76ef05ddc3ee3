-- The salts of visitor marks are in no backup either.
alter table daily_salts set unlogged;
