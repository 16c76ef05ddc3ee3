import type pg from 'pg'

/** Faces of others: what an index has to leave out. */
const OTHERS = 100_000
/** Claims of a face, four weeks each with some weeks free between them. */
const CLAIMS = 5

/** A seller's faces in four-week periods with claims on them, most for contracts, among 100,000 faces of others. Nothing is told. */
export async function fillFaces(client: pg.Client, sellerId: number, faces: number): Promise<void> {
  await client.query('begin')
  await client.query("set local session_replication_role = 'replica'")
  for (const [seller, count, prefix] of [
    [(await client.query('select min(id) as id from users')).rows[0].id, OTHERS, 'X'],
    [sellerId, faces, 'A'],
  ] as const) {
    await client.query(
      `with made as (
         insert into listings (seller_id, seller_unit_id, title, description, ad_type, price, frequency, location_text, specifications, status, search_words)
         select $1, $3 || '-' || lpad(n::text, 6, '0'), 'Face ' || n || ' on Mission Street', 'A face beside a road.', 'billboard',
           400 + n % 900, '4-week', (array['Wenatchee, WA', 'Tacoma, WA', 'Yakima, WA', 'Spokane, WA'])[1 + n % 4],
           '[{"label":"Size","value":"14 × 48 ft"}]', 'paused', ''
         from generate_series(1, $2::int) as n returning id
       ), terms as (
         insert into booking_terms (listing_id, mode, time_zone, lead_days, sells_whole_periods, term_discounts, quantity_discounts,
           extras, cancellation_tier, payment_schedule, deposit_basis_points, answer_hours)
         select id, 'request', 'America/Los_Angeles', 0, false, '[]', '[]', '[]', 'standard', 'at-once', 0, 48 from made
       )
       insert into space_units (listing_id, position, name, cell, anchor, capacity)
       select id, 0, 'Face', '4-week', '2025-12-29', 1 from made`,
      [seller, count, prefix],
    )
  }
  await client.query(
    `insert into claim_notes (organization_id, label)
     select $1, 'Client number ' || n from generate_series(1, 90) as n`,
    [sellerId],
  )
  await client.query(
    `insert into unit_claims (unit_id, days, quantity, is_whole, kind, note_id)
     select unit.id, daterange(start, start + 28), 1, false, 'block', note.id
     from space_units as unit
     join listings as listing on listing.id = unit.listing_id and listing.status = 'paused' and listing.seller_unit_id is not null
     cross join generate_series(0, ${CLAIMS - 1}) as n
     cross join lateral (select date '2025-12-29'
       + 28 * ((current_date - date '2025-12-29') / 28 + n * 3 + unit.id % 3) as start) as days
     left join (select id, row_number() over (order by id) as number from claim_notes where organization_id = $1) as note
       on listing.seller_id = $1 and note.number = 1 + unit.id % 90`,
    [sellerId],
  )
  await client.query('commit')
  await client.query('analyze')
}
