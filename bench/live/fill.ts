import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'

export interface Person {
  id: number
  cookie: string
}

/** Two people who talk. */
export interface Pair {
  conversationId: number
  buyer: Person
  seller: Person
}

/** Inserts so many buyers, sellers and conversations, each person with a session. */
export async function fillTalks(db: Db, count: number): Promise<Pair[]> {
  await sql`insert into users (username, email, password, status, created_at)
    select 'bench' || i, 'bench' || i || '@example.com', '!', 'active', now() - interval '1 year'
    from generate_series(1, ${count * 2}::int) i`.execute(db)
  await sql`insert into listings (seller_id, title, description, ad_type, price, location_text, lat, lng, status)
    select ${count}::int + i, 'Wall ' || i, 'A painted wall.', 'billboard', 100 + i, 'Seattle, WA', 47 + random(), -122 - random(), 'active'
    from generate_series(1, ${count}::int) i`.execute(db)
  await sql`insert into conversations (listing_id, buyer_id, seller_id)
    select id, seller_id - ${count}::int, seller_id from listings`.execute(db)
  await sql`insert into conversation_members (conversation_id, user_id, side)
    select id, buyer_id, 'buyer' from conversations union all select id, seller_id, 'seller' from conversations`.execute(
    db,
  )
  const { rows } = await sql<{ id: number; buyer_id: number; seller_id: number }>`
    select id, buyer_id, seller_id from conversations order by id`.execute(db)
  const people = rows.flatMap(({ buyer_id, seller_id }) => [buyer_id, seller_id])
  const sessions = people.map((id) => ({
    user_id: id,
    token_hash: hashToken(`bench${id}`),
    user_agent: 'bench',
  }))
  const expires_at = sql<Date>`now() + interval '30 days'`
  await db
    .insertInto('sessions')
    .values(sessions.map((session) => ({ ...session, expires_at })))
    .execute()
  await sql`analyze`.execute(db)
  const toPerson = (id: number) => ({ id, cookie: `placard_session=bench${id}` })
  return rows.map(({ id, buyer_id, seller_id }) => ({
    conversationId: id,
    buyer: toPerson(buyer_id),
    seller: toPerson(seller_id),
  }))
}
