-- A contract has one number and client, but lines of several brands and reps: each line keeps its own.
alter table contract_lines add column brand text, add column rep_name text;
update contract_lines as line set brand = contract.brand, rep_name = contract.rep_name
from contracts as contract where contract.id = line.contract_id and (contract.brand is not null or contract.rep_name is not null);
alter table contracts drop column brand, drop column rep_name;
