-- What a buyer asks for is a request, as everywhere else. Stop processes of the version before first.
alter table bookings rename column wish to request;
alter table prepared_bookings rename column wish to request;
