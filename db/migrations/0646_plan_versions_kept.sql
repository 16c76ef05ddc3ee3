-- Versions of a plan are also kept by whoever owns it, without telling anybody.
alter table plan_versions drop constraint plan_versions_cause_check;
alter table plan_versions add constraint plan_versions_cause_check check (cause in ('shared', 'decided', 'kept'));
