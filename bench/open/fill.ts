import type pg from 'pg'

/** Spaces straight into the table, of fifty sellers, each with the change that the search and the feeds hear of. */
export async function fillMarket(client: pg.Client, rows: number): Promise<void> {
  await client.query(
    `insert into users (username, email, password, name, company)
     select 'bench' || i, 'bench' || i || '@example.com', '!', 'Bench ' || i, 'Northwest Outdoor ' || i from generate_series(1, 50) as i`,
  )
  await client.query('alter table listings disable trigger user')
  await client.query(
    `insert into listings (seller_id, title, description, ad_type, venue, price, frequency, location_text, address, lat, lng, status,
       features, target_market, specifications)
     select (select min(id) from users) + i % 50, 'Wall ' || i, repeat('A painted wall beside a bus stop. ', 6),
       (array['billboard', 'digital', 'print', 'radio'])[1 + i % 4], null, 100 + i % 5000, 'month', 'Seattle, WA', i || ' Pine Street',
       25 + random() * 24, -124 + random() * 56, 'active', '{high-traffic,lit}', '{commuters,families}',
       '[{"label": "Size", "value": "10 × 20 ft"}, {"label": "Facing", "value": "North"}]'
     from generate_series(1, $1::int) as i`,
    [rows],
  )
  await client.query('alter table listings enable trigger user')
  await client.query('insert into listing_changes (listing_id) select id from listings')
  await client.query('vacuum analyze')
}
