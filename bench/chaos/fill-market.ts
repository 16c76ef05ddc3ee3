import { POSTING_ANCHOR } from '#domain/booking/units.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'

export const SELLER = 'sally'
export const BUYERS = ['ada', 'bob', 'cyd', 'dan']
/** Each sold at once, one face a period of four weeks. */
export const SPACES = 60

/** People who are signed in (the token is their name) and spaces that are booked at once or asked for, in turn. */
export async function fillMarket(query: (sql: string) => Promise<unknown>): Promise<void> {
  const names = [SELLER, ...BUYERS]
  const tokens = names.map((name) => hashToken(name).toString('hex'))
  await query(`
    insert into users (username, email, password, status, created_at)
      select name, name || '@example.com', '!', 'active', now() - interval '30 days' from unnest('{${names}}'::text[]) as name;
    insert into sessions (user_id, token_hash, user_agent, expires_at)
      select id, decode(token, 'hex'), 'bench', now() + interval '1 day'
      from unnest('{${names}}'::text[], '{${tokens}}'::text[]) as given (who, token) join users on username = who;
    insert into listings (title, description, ad_type, price, frequency, location_text, status, seller_id)
      select 'Wall ' || n, 'A wall that everybody passes.', 'billboard', 900, '4-week', 'Seattle, WA', 'active', id
      from users, generate_series(1, ${SPACES}) as n where username = '${SELLER}' order by n;
    insert into booking_terms (listing_id, mode, time_zone, lead_days, sells_whole_periods, term_discounts, quantity_discounts,
        extras, cancellation_tier, payment_schedule, deposit_basis_points, answer_hours, max_days)
      select id, case id % 5 when 0 then 'request' else 'instant' end, 'America/Los_Angeles', 0, false, '[]', '[]', '[]',
        'flexible', 'at-once', 0, 48, null from listings;
    insert into space_units (listing_id, position, name, cell, anchor, capacity)
      select id, 0, 'Face', '4-week', '${POSTING_ANCHOR}', 1 from listings`)
}
