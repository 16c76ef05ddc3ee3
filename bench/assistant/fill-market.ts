import pg from 'pg'
import { repeatMarket } from '#test/support/discovery/market-index.ts'

const PATTERN = 5_000
/** As dense as Puget Sound, tiled across the country; requests name places of the first tile. */
const REGIONS = 20

/**
 * Active listings up to `count`, copies of the evaluation's market, with their search text; a seller per two thousand.
 */
export async function fillMarket(
  url: string,
  { from, count }: { from: number; count: number },
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `insert into users (username, email, password, status)
     select 'seller' || i, 'seller' || i || '@example.com', '!', 'active' from generate_series(1, 500) i on conflict do nothing`,
  )
  // search text is built once per pattern, and change notifications are off for a million inserts
  await client.query('alter table listings disable trigger user')
  const pattern = repeatMarket(PATTERN).map(
    ({ location, availabilityStart, availabilityEnd, ...listing }) => ({
      ...listing,
      place: location.text,
      lat: location.coordinates?.lat ?? null,
      lng: location.coordinates?.lng ?? null,
      free_from: availabilityStart,
      free_to: availabilityEnd,
    }),
  )
  await client.query(
    `create temporary table pattern as
     select *, to_tsvector('english', concat_ws(' ', title, place, description, "adType", venue)) as words
     from jsonb_to_recordset($1::jsonb) as p (id int, title text, description text, "adType" text, venue text, "listingType" text,
       price int, "interval" text, place text, lat float8, lng float8, features text[], "targetMarket" text[], audience jsonb,
       free_from date, free_to date)`,
    [JSON.stringify(pattern)],
  )
  await client.query(
    `insert into listings (seller_id, title, description, ad_type, venue, listing_type, price, frequency, location_text, lat, lng,
       features, target_market, audience, availability_start, availability_end, status, search_vector, search_words)
     select 1 + i % 500, title, repeat(description || ' ', 8), "adType", venue, "listingType", price + i / ${PATTERN}, "interval", place,
       lat + (i % 211 - 105) * 0.0007 - (i / ${PATTERN} % ${REGIONS}) * 0.6,
       lng + (i % 223 - 111) * 0.0009 + (i / ${PATTERN} % ${REGIONS}) * 2.4, features, "targetMarket", audience, free_from, free_to,
       'active', words, ''
     from generate_series($1::int, $2::int - 1) i join pattern on pattern.id = 1 + i % ${PATTERN}`,
    [from, count],
  )
  await client.query('alter table listings enable trigger user')
  await client.query('vacuum analyze listings')
  await client.end()
}
