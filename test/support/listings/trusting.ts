import { sql } from 'kysely'
import { TRUST } from '#domain/limits.ts'
import { approveTrusted } from '#server/features/listings/reviews/trust/approve-trusted.ts'
import type { TestApp } from '../test-app.ts'
import { buildListing, buildUser } from './build-listing.ts'
import { readJson } from './imports.ts'

/** An admin who trusts sellers, and what sellers with a record submit. */
export async function startTrusting(app: TestApp) {
  const { db } = app
  const adminId = await buildUser(db, { role: 'admin' })
  const admin = await app.as(adminId)
  let place = 0

  /** A seller of whom this person approved so many spaces, far from each other. */
  async function recordOf(spaces: number = TRUST.approvedSpaces, by = adminId) {
    const email = `record-${Math.random()}@example.com`
    const sellerId = await buildUser(db, { email })
    await sql`insert into listings (title, description, ad_type, price, location_text, lat, lng, status, seller_id, approved_by, approved_at)
      select 'Known ' || n, 'A wall', 'billboard', 900, 'Seattle, WA', 40 + n * 0.01, -122, 'active', ${sellerId}, ${by}, now()
      from generate_series(1, ${spaces}) as n`.execute(db)
    await sql`insert into listing_events (listing_id, actor_id, from_status, to_status)
      select id, ${by}, 'pending', 'active' from listings where seller_id = ${sellerId}`.execute(db)
    return { sellerId, email, client: await app.as(sellerId) }
  }

  const trust = (sellerId: number, isTrusted = true, client = admin) =>
    client.send('PUT', `/api/admin/sellers/${sellerId}/trust`, { isTrusted })

  return {
    adminId,
    admin,
    recordOf,
    trust,
    async trusted() {
      const seller = await recordOf()
      const { status } = await trust(seller.sellerId)
      if (status !== 200) throw new Error(`Not trusted: ${status}`)
      return seller
    },
    /** Alone where it stands, for a usual price. */
    submit(sellerId: number, values = {}) {
      place += 1
      const at = { lat: 46 + place * 0.01, lng: -121, title: `New ${place}` }
      return buildListing(db, { seller_id: sellerId, status: 'pending', ...at, ...values })
    },
    run: (random = () => 0.999) => approveTrusted(app.context, random),
    read: (id: number) =>
      db.selectFrom('listings').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    async statusOf(id: number) {
      const row = db.selectFrom('listings').select('status').where('id', '=', id)
      return (await row.executeTakeFirstOrThrow()).status
    },
    mailsTo: (email: string) =>
      db
        .selectFrom('outbox_messages')
        .select(['subject', 'text_body'])
        .where('recipient', '=', email)
        .execute(),
    heldBack: async (id: number) =>
      (await readJson<{ heldBack: string[] }>(admin, `/api/admin/listings/${id}`)).heldBack,
  }
}
