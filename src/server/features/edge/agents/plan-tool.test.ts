import { beforeAll, describe, expect, it } from 'vitest'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const { context, db, send } = await createTestApp()
const headers = { accept: 'application/json, text/event-stream' }

interface Told {
  isError?: boolean
  text?: string
  url?: string
  lines?: { space: { id: number; title: string }; first: string; last: string; totalCents: number }[]
  totalCents?: number
  certificate?: { percent: number; says: string } | null
  booked?: boolean
  unavailable?: { listingId: number; title: string | null }[]
}

async function call(name: string, args: object): Promise<Told> {
  const params = { name, arguments: args }
  const answer = await send(
    'POST',
    '/mcp',
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
    { headers },
  )
  const { result } = await answer.json()
  const [{ text }] = result.content
  return { ...(result.isError ? { text } : JSON.parse(text)), isError: result.isError }
}

describe('build_plan', () => {
  const from = addDays(toMarketDate(new Date()), 60)
  const asked = { place: 'Kent', from, to: addDays(from, 27), budget: 5000 }
  const audience = JSON.stringify({ value: 20_000, per: 'week', basis: 'measured' })
  let spaces: number[] = []
  beforeAll(async () => {
    const at = {
      location_text: 'Kent, WA',
      lat: 47.3809,
      lng: -122.2348,
      frequency: 'week',
      audience,
    } as const
    spaces = [
      await buildListing(db, { ...at, ad_type: 'billboard', price: 300, title: '<b>Wall</b> one' }),
      await buildListing(db, { ...at, ad_type: 'billboard', price: 400, lat: 47.39 }),
      await buildListing(db, { ...at, ad_type: 'radio', price: 200, lat: 47.4 }),
    ]
    await context.search.catchUp()
  })

  it('answers lines, total, certificate and the address of the same plan, and stores nothing', async () => {
    const told = await call('build_plan', { ...asked, media: [{ adType: 'billboard', count: 2 }] })
    expect(told.lines?.map(({ space }) => space.id).toSorted()).toEqual(spaces.slice(0, 2).toSorted())
    expect(told.lines?.every(({ space }) => !space.title.includes('<'))).toBe(true)
    expect(told.totalCents).toBe(told.lines?.reduce((sum, { totalCents }) => sum + totalCents, 0))
    expect(told.certificate?.says).toMatch(/best/)
    expect(told.booked).toBe(false)
    expect(told.url).toContain(`/plans/new?place=Kent&from=${asked.from}&to=${asked.to}&budget=5000`)
    expect(told.url).toContain('billboard=2')
    expect(JSON.stringify(told)).not.toContain('@')
    for (const table of ['plans', 'bookings'] as const)
      expect(await db.selectFrom(table).select('id').execute()).toEqual([])
  })

  it('keeps, leaves out, and says why not', async () => {
    const [one = 0, two = 0, radio = 0] = spaces
    const kept = await call('build_plan', { ...asked, keep: [radio], not: [one], without: ['print'] })
    const ids = kept.lines?.map(({ space }) => space.id)
    expect(ids).toContain(radio)
    expect(ids).not.toContain(one)
    expect(kept.url).toContain(`keep=${radio}&not=${one}`)
    expect(two).toBeGreaterThan(0)
    // a title is plain where it could not be kept, too
    const elsewhere = await call('build_plan', { ...asked, keep: [one], place: 'Olympia' })
    expect(elsewhere.unavailable).toMatchObject([{ listingId: one, title: 'Wall one' }])
    // what its address cannot hold is not planned
    expect((await call('build_plan', { ...asked, media: [{ adType: 'radio', share: 33.3 }] })).isError).toBe(
      true,
    )
    for (const [wrong, says] of [
      [{ to: addDays(from, -1) }, 'must not be before the first day'],
      [{ from: '2020-01-01' }, 'The first day is over'],
      [{ place: 'Qwertyuiop' }, 'We do not know this place'],
      [{ media: [{ adType: 'print' }], without: ['print'] }, 'cannot be wanted and left out'],
    ] as const) {
      const { isError, text } = await call('build_plan', { ...asked, ...wrong })
      expect([isError, text]).toEqual([true, expect.stringContaining(says)])
    }
    expect(
      (await call('build_plan', { ...asked, keep: Array.from({ length: 61 }, (_, i) => i + 1) })).isError,
    ).toBe(true)
  })
})
