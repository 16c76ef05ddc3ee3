import { describe, expect, it } from 'vitest'
import type { Availability } from '#contract/booking/availability.ts'
import { latestDay } from '#domain/booking/sale-window.ts'
import { toShortDate } from '#domain/format-dates.ts'
import { required } from '#domain/required.ts'
import { addDays } from '#domain/zoned-time.ts'
import {
  calendarOf,
  contractFiles,
  last,
  period,
  rowsOf,
  startCompany,
  TODAY,
} from '#test/support/booking/contract-files.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { extendContracts } from './extend-contracts.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { upload, step } = contractFiles(app)

/** Name, path and form of what anybody can read of a space. */
async function readPublicly(id: number | undefined): Promise<string> {
  const paths = [`/api/listings/${id}/availability`, `/api/listings/${id}`, '/api/listings']
  return (await Promise.all(paths.map(async (path) => (await app.get(path)).text()))).join()
}

describe('a file of contracts', () => {
  it('is checked, becomes blocks with labels that nobody else reads, and is undone', async () => {
    const { sellerId, client, faces } = await startCompany(app, ['A-0114'])
    const checked = await upload(client, [
      `A-0114,${period(0)},${last(2)},Harbor Dental,4711,"$18,400.00",call Ann`,
    ])
    expect(checked).toMatchObject({
      kind: 'contracts',
      state: 'ready',
      plan: {
        fields: {
          sellerUnitId: 0,
          contractFirst: 1,
          contractLast: 2,
          client: 3,
          contractNumber: 4,
          amount: 5,
          contractNote: 6,
        },
      },
      counts: { created: 1, bad: 0 },
    })
    const [row] = await rowsOf(client, checked.id)
    expect(row?.contract).toEqual({
      unitId: 'A-0114',
      client: 'Harbor Dental',
      says: `${toShortDate(period(0))} to ${toShortDate(last(2))} is blocked for Harbor Dental.`,
    })
    const face = faces.get('A-0114')
    expect((await calendarOf(client, face)).claims).toEqual([])
    expect(await step(client, checked.id, 'start')).toMatchObject({ state: 'done', counts: { stored: 1 } })
    expect((await calendarOf(client, face)).claims).toMatchObject([
      { first: period(0), last: last(2), kind: 'block', label: 'Harbor Dental', note: 'call Ann' },
    ])
    expect(await readPublicly(face)).not.toMatch(/Harbor|call Ann/)
    const open = (await (await app.get(`/api/listings/${face}/availability`)).json()) as Availability
    expect(open.units[0]?.spans.find(({ free }) => free === 0)).toMatchObject({
      first: period(0),
      last: last(2),
    })
    const lines = await app.db.selectFrom('contract_lines').selectAll().execute()
    expect(lines.find(({ listing_id }) => listing_id === face)).toMatchObject({ amount_cents: 1_840_000 })
    expect((await step(client, checked.id, 'undo')).counts).toMatchObject({ removed: 1, kept: 0 })
    expect((await calendarOf(client, face)).claims).toEqual([])
    const left = app.db.selectFrom('contracts').selectAll().where('organization_id', '=', sellerId)
    expect(await left.execute()).toEqual([])
  })

  it('names every space that it cannot find, and two lines that contradict each other until one is skipped', async () => {
    const { client } = await startCompany(app, ['A-0114', 'B-1', 'b.1', 'C-7'])
    const { id, counts } = await upload(client, [
      `A-114,${period(0)},${last(0)},Dental,1,,`,
      `b1,${period(0)},${last(0)},Dental,2,,`,
      `C-7,${period(0)},${last(1)},Dental,3,,`,
      `C-7,${period(1)},${last(2)},Coffee,4,,`,
      `C-7,,${last(2)},Coffee,5,,`,
      `C-7,${period(5)},${last(5)},,6,,`,
    ])
    expect(counts).toMatchObject({ bad: 6, created: 0 })
    const reasons = (await rowsOf(client, id)).map(({ errors }) => errors[0]?.reason)
    const month = new Date(period(1)).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' })
    const overlap = `Lines 4 and 5 both sell C-7 in ${month}. Keep one.`
    expect(reasons).toEqual([
      'No space of yours has the unit id "A-114". Nearest: "A-0114".',
      '"b1" names two spaces. Use the Placard number.',
      overlap,
      overlap,
      'no first day is named',
      'no client is named',
    ])
    await client.send('PATCH', `/api/imports/${id}/rows/5`, { isSkipped: true })
    expect((await rowsOf(client, id))[2]).toMatchObject({ errors: [], effect: 'created' })
  })

  it('goes over no booking or block, and the same file again changes what differs', async () => {
    const { client, faces } = await startCompany(app, ['A-1', 'A-2'])
    const face = faces.get('A-1')
    await client.send('POST', `/api/my/listings/${face}/blocks`, {
      unitId: null,
      from: period(1),
      to: last(1),
    })
    const rows = [`A-1,${period(0)},${last(2)},Dental,1,100,`, `A-2,${period(0)},${last(0)},Coffee,2,100,`]
    const first = await upload(client, rows)
    expect((await rowsOf(client, first.id))[0]?.contract?.says).toMatch(
      /^Blocked but for .*, blocked already\.$/,
    )
    await step(client, first.id, 'start')
    const ofFace = async () =>
      (await calendarOf(client, face)).claims.map((claim) => [claim.first, claim.last, claim.label])
    const before = [
      [period(0), last(0), 'Dental'],
      [period(1), last(1), null],
      [period(2), last(2), 'Dental'],
    ]
    expect(await ofFace()).toEqual(before)
    expect((await upload(client, rows)).counts).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
    const changed = await upload(client, [
      `A-1,${period(0)},${last(3)},Dental Group,1,120,`,
      required(rows[1]),
    ])
    expect(changed.counts).toMatchObject({ created: 0, updated: 1, unchanged: 1 })
    await step(client, changed.id, 'start')
    expect(await ofFace()).toEqual([
      [period(0), last(0), 'Dental Group'],
      [period(1), last(1), null],
      [period(2), last(3), 'Dental Group'],
    ])
    expect((await step(client, changed.id, 'undo')).counts).toMatchObject({ restored: 1, removed: 0 })
    expect(await ofFace()).toEqual(before)
  })

  it('keeps what somebody has changed since when it is undone, and the label of a block that is cut', async () => {
    const { client, faces } = await startCompany(app, ['A-1'])
    const face = faces.get('A-1')
    const { id } = await upload(client, [`A-1,${period(0)},${last(2)},Dental,1,,`])
    await step(client, id, 'start')
    const freed = { unitId: null, from: period(1), to: last(1) }
    expect((await client.send('DELETE', `/api/my/listings/${face}/blocks`, freed)).status).toBe(200)
    const claims = [
      { first: period(0), last: last(0), label: 'Dental' },
      { first: period(2), last: last(2), label: 'Dental' },
    ]
    expect((await calendarOf(client, face)).claims).toMatchObject(claims)
    expect((await step(client, id, 'undo')).counts).toMatchObject({ kept: 1, removed: 0 })
    expect((await calendarOf(client, face)).claims).toMatchObject(claims)
  })

  it('without an end is moved on as the days come into sight, as one block', async () => {
    const { client, faces } = await startCompany(app, ['A-1'])
    const face = required(faces.get('A-1'))
    const { id } = await upload(client, [`A-1,${period(0)},until further notice,Dental,1,,`])
    await step(client, id, 'start')
    const [before] = (await calendarOf(client, face)).claims
    expect(required(before).last >= latestDay(TODAY)).toBe(true)
    expect(await extendContracts(app.context)).toBe(0)
    const later = () => new Date(Date.now() + 60 * 86_400_000)
    expect(await extendContracts({ ...app.context, now: later })).toBe(1)
    expect(await extendContracts({ ...app.context, now: later })).toBe(0)
    const line = app.db.selectFrom('contract_lines').select('blocked').where('listing_id', '=', face)
    // an entry a night would grow for ever
    expect((await line.executeTakeFirstOrThrow()).blocked).toHaveLength(1)
    const [claim, ...more] = await app.db
      .selectFrom('unit_claims')
      .innerJoin('space_units', 'space_units.id', 'unit_claims.unit_id')
      .select('days')
      .where('listing_id', '=', face)
      .execute()
    expect(more).toEqual([])
    expect(required(claim).days > `[${period(0)},${addDays(latestDay(TODAY), 32)}`).toBe(true)
    expect((await step(client, id, 'undo')).counts).toMatchObject({ removed: 1, kept: 0 })
  })

  it('is nobody else’s, and never reaches the faces of another company', async () => {
    const [mine, other] = [await startCompany(app, ['A-1']), await startCompany(app, ['Z-9'])]
    const file = [`Z-9,${period(0)},${last(0)},Dental,1,,`]
    const { id } = await upload(mine.client, file)
    expect((await rowsOf(mine.client, id))[0]?.errors).toMatchObject([{ code: 'unknown-space' }])
    expect((await other.client.get(`/api/imports/${id}`)).status).toBe(404)
    const byNumber = await upload(
      mine.client,
      [`${other.faces.get('Z-9')},${period(0)},${last(0)},Dental`],
      'Placard number,Start,End,Client',
    )
    expect((await rowsOf(mine.client, byNumber.id))[0]?.errors).toMatchObject([{ code: 'not-yours' }])
  })
})
