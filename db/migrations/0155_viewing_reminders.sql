-- When both sides were last reminded of the agreed time: a job that is run again reminds nobody twice.
alter table viewings add column reminded_at timestamptz;
