import type { SpaceTransfer, Transfer } from '#contract/listings/listings-transfers.ts'
import { buildColleague, buildCompany } from '../accounts/teams.ts'
import { openMarket } from '../booking/book.ts'
import type { TestApp, TestClient } from '../test-app.ts'

/** Alder has a space that can be booked; Beacon is another company. Each has an owner. */
export async function buildTwo(app: TestApp) {
  const market = await openMarket(app)
  const alder = await buildCompany(app.db, 'Alder Outdoor')
  const beacon = await buildCompany(app.db, 'Beacon Media')
  const { listingId } = market
  await app.db.updateTable('listings').set({ seller_id: alder }).where('id', '=', listingId).execute()
  const giver = await buildColleague(app, alder, 'owner', { name: 'Ana' })
  const taker = await buildColleague(app, beacon, 'owner', { name: 'Ben' })
  const { username } = await app.db
    .selectFrom('organizations')
    .select('username')
    .where('id', '=', beacon)
    .executeTakeFirstOrThrow()
  return { market, alder, beacon, listingId, giver, taker, username }
}
export type Two = Awaited<ReturnType<typeof buildTwo>>

export const offer = (client: TestClient, id: number, to: string, init?: RequestInit) =>
  client.send('POST', `/api/my/listings/${id}/transfer`, { to }, init)
export const answer = (client: TestClient, id: number, accepts: boolean) =>
  client.send('POST', `/api/my/transfers/${id}`, { accepts })
export const standing = async (client: TestClient, id: number) =>
  (await (await client.get(`/api/my/listings/${id}/transfer`)).json()) as SpaceTransfer
export const sellerOf = async (app: TestApp, id: number) =>
  (await app.db.selectFrom('listings').select('seller_id').where('id', '=', id).executeTakeFirstOrThrow())
    .seller_id
export const offered = async ({ giver, listingId, username }: Two) =>
  (await (await offer(giver.client, listingId, username)).json()) as Transfer
