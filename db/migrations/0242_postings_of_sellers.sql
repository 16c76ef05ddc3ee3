-- What is owed to a seller who has left is looked up each night.
create index ledger_postings_seller on ledger_postings (seller_id);
