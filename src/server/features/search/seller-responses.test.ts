import { describe, expect, it } from 'vitest'
import { loadGazetteer } from '#server/platform/geocoding/load-gazetteer.ts'
import { buildConversation } from '#test/support/build-conversation.ts'
import { buildListing, buildUser } from '#test/support/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { ListingIndex } from './listing-index.ts'
import { listChangedSellers, loadResponses } from './seller-responses.ts'

const HOUR_MS = 3_600_000
const { db, context } = await createTestApp()
const now = new Date()
const prompt = await buildUser(db, {})
const silent = await buildUser(db, {})
const asked = await buildUser(db, {})
const buyers = await Promise.all([1, 2, 3].map(() => buildUser(db, {})))
interface Asked {
  seller: number
  buyer: number
  hoursAgo: number
  answeredAfter?: number
}

async function ask({ seller, buyer, hoursAgo, answeredAfter }: Asked): Promise<void> {
  const at = now.getTime() - hoursAgo * HOUR_MS
  await buildConversation(db, {
    listingId: await buildListing(db, { seller_id: seller }),
    buyerId: buyer,
    createdAt: new Date(at),
    answeredAt: answeredAfter === undefined ? undefined : new Date(at + answeredAfter * HOUR_MS),
  })
}

describe('sellers’ response times', () => {
  it('count each buyer once, allow two days to answer, and need three buyers', async () => {
    for (const buyer of buyers) await ask({ seller: prompt, buyer, hoursAgo: 100, answeredAfter: 24 })
    for (let i = 0; i < 5; i++)
      await ask({ seller: prompt, buyer: buyers[0]!, hoursAgo: 90, answeredAfter: 24 })
    await ask({ seller: prompt, buyer: buyers[1]!, hoursAgo: 3 })
    for (const buyer of buyers) await ask({ seller: silent, buyer, hoursAgo: 47 })
    for (const buyer of buyers.slice(0, 2)) await ask({ seller: asked, buyer, hoursAgo: 100 })
    await ask({ seller: asked, buyer: buyers[2]!, hoursAgo: 24 * 200 })
    const today = await loadResponses(db, now)
    expect([...today.keys()]).toEqual([prompt])
    expect(today.get(prompt)).toBeCloseTo(0.5, 9)
    const tomorrow = await loadResponses(db, new Date(now.getTime() + 24 * HOUR_MS))
    expect(tomorrow.get(silent)).toBe(0)
    expect(listChangedSellers(today, tomorrow)).toContain(silent)
    expect(listChangedSellers(today, today)).toEqual([])
  })

  it('affect the recommended order within the hour', async () => {
    let time = now
    const index = new ListingIndex({
      db,
      log: context.log,
      now: () => time,
      gazetteer: loadGazetteer,
      onChange: () => {},
    })
    const first = async () => {
      await index.catchUp()
      return (await index.search({ sort: 'recommended', limit: 3 })).ids
    }
    const before = await first()
    expect(before).toHaveLength(3)
    expect(before.at(-1)).not.toBe(spaces.get(silent))
    time = new Date(now.getTime() + 2 * HOUR_MS)
    expect((await first()).at(-1)).toBe(spaces.get(silent))
  })
})
