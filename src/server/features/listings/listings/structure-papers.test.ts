import { describe, expect, it } from 'vitest'
import type { Lease, StandsWith, Structure } from '#contract/listings/listings-structures.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { ENDING_DAYS } from '#domain/listings/structure-terms.ts'
import { addDays } from '#domain/zoned-time.ts'
import { buildColleague } from '#test/support/accounts/teams.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { buildStructure } from '#test/support/listings/build-structure.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'
import { notifySellers } from '../imports/notify-seller.ts'
import { remindOfEndings } from './structure-reminders.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app
const remind = () => remindOfEndings(app.context, notifySellers)
const TODAY = toMarketDate(new Date())
const put = (client: TestClient, path: string, body: object) => client.send('PUT', path, body)
const standsWith = async (id: number) =>
  (await (await app.get(`/api/listings/${id}/structure`)).json()) as StandsWith

async function start(given: Parameters<typeof buildStructure>[2] = {}) {
  const sellerId = await buildUser(db)
  const structure_id = await buildStructure(db, sellerId, given)
  const face = (values: object = {}) =>
    buildListing(db, { seller_id: sellerId, ad_type: 'billboard', status: 'active', structure_id, ...values })
  const path = `/api/my/structures/${structure_id}`
  return { sellerId, id: structure_id, face, path, owner: await app.as(sellerId) }
}

describe('the permit of a structure', () => {
  it('is on the pages of its faces only where its seller shows it', async () => {
    const { face, path, owner } = await start()
    const north = await face({ specifications: JSON.stringify([{ label: 'Facing', value: 'North' }]) })
    const south = await face()
    await face({ status: 'draft' })
    const permit = { number: '98-76', authority: 'City of Tacoma', expiresOn: '2027-05-03' }
    const saved = await put(owner, `${path}/permit`, { ...permit, isShown: false })
    expect((await saved.json()) as Structure).toMatchObject({
      permit: { ...permit, isShown: false },
      total: 3,
    })
    expect(await standsWith(south)).toMatchObject({ permit: null, total: 1 })
    await put(owner, `${path}/permit`, { ...permit, isShown: true })
    const shown = await standsWith(south)
    expect(shown.permit).toEqual(permit)
    expect(shown.faces).toMatchObject([{ id: north, facing: 'N', words: 'Faces north' }])
  })

  it.each([
    [{ number: '', isShown: true }, 'number'],
    [{ number: '1', isShown: false, expiresOn: '2027-02-30' }, 'expiresOn'],
    [{ number: 'x'.repeat(61), isShown: false }, 'number'],
  ])('%j is refused at its field', async (body, field) => {
    const { path, owner } = await start()
    const answer = await put(owner, `${path}/permit`, body)
    expect([answer.status, Object.keys(((await answer.json()) as { fields: object }).fields)]).toEqual([
      400,
      [field],
    ])
  })
})

it('is in a file of all structures, with its faces and nothing of the lease', async () => {
  const { face, path, owner } = await start({ secret: 'Foss 4711' })
  await face({ seller_unit_id: 'A-2' })
  await face({ seller_unit_id: 'A-1' })
  await face({ seller_unit_id: 'A-3', status: 'archived' })
  const permit = { number: '=98-76', authority: 'City of Tacoma', expiresOn: '2027-05-03', isShown: true }
  await put(owner, `${path}/permit`, permit)
  const answer = await owner.get('/api/my/structures.csv')
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(text).toMatch(/,"?'=98-76"?,City of Tacoma,2027-05-03,yes,2,"A-1, A-2"/)
  expect(text).not.toContain('Foss 4711')
  const stranger = await app.as(await buildUser(db))
  expect((await (await stranger.get('/api/my/structures.csv')).text()).trim().split('\n')).toHaveLength(1)
})

describe('a lease', () => {
  it('is kept and read by those whose role includes it', async () => {
    const { sellerId, path, owner } = await start()
    const lease = { landlord: 'Foss Holdings', number: 'L-9', from: '2020-01-01', to: '2029-12-31' }
    const given = { ...lease, rentCents: 120_000, rentPer: 'year', meter: 'M-1', note: 'Gate code 4711' }
    expect((await put(owner, `${path}/lease`, given)).status).toBe(200)
    expect((await (await owner.get(`${path}/lease`)).json()) as Lease).toEqual({ ...given, file: null })
    for (const [role, status] of [
      ['manager', 200],
      ['accounts', 200],
      ['sales', 403],
      ['operations', 403],
      ['viewer', 403],
    ] as const) {
      const { client } = await buildColleague(app, sellerId, role)
      expect([role, (await client.get(`${path}/lease`)).status]).toEqual([role, status])
      expect([role, (await put(client, `${path}/lease`, given)).status]).toEqual([role, status])
    }
    expect((await (await app.as(await buildUser(db))).get(`${path}/lease`)).status).toBe(404)
    const { details } = { details: await db.selectFrom('audit_events').selectAll().execute() }
    expect(JSON.stringify(details)).not.toContain('Gate code 4711')
  })

  it('that ends before it begins is refused', async () => {
    const { path, owner } = await start()
    const answer = await put(owner, `${path}/lease`, { from: '2027-01-02', to: '2027-01-01' })
    expect(await answer.json()).toMatchObject({ fields: { to: 'The last day is before the first' } })
  })
})

describe('what ends', () => {
  const notices = (kind: string, userId: number) =>
    db
      .selectFrom('notices')
      .selectAll()
      .where('kind', '=', kind as 'message')
      .where('user_id', '=', userId)
      .execute()

  it('is told of once, sixty days before, to those whom it concerns', async () => {
    const until = addDays(TODAY, ENDING_DAYS)
    const { sellerId, id } = await start({ permitExpiresOn: until, leaseTo: until })
    const later = await start({ permitExpiresOn: addDays(until, 1), leaseTo: addDays(TODAY, -1) })
    const crew = await buildColleague(app, sellerId, 'operations')
    const rep = await buildColleague(app, sellerId, 'sales')
    await Promise.all([remind(), remind()])
    await remind()
    const [permit, ...more] = await notices('permit-ending', sellerId)
    expect(more).toEqual([])
    expect(permit).toMatchObject({
      count: 1,
      data: { structureId: id, text: expect.stringMatching(/^The permit of Structure .* ends on /) },
    })
    expect(await notices('lease-ending', sellerId)).toHaveLength(1)
    expect(await notices('permit-ending', crew.id)).toHaveLength(1)
    for (const { id: reader } of [crew, rep]) expect(await notices('lease-ending', reader)).toEqual([])
    expect(await notices('permit-ending', rep.id)).toEqual([])
    expect(await notices('permit-ending', later.sellerId)).toEqual([])
    expect(await notices('lease-ending', later.sellerId)).toEqual([])
  })

  it('of several structures is told of at once, with one notice and one mail', async () => {
    const until = addDays(TODAY, 10)
    const { sellerId } = await start({ permitExpiresOn: until })
    await buildStructure(db, sellerId, { permitExpiresOn: until })
    const told: number[] = []
    await remindOfEndings(app.context, (trx, all) => {
      told.push(all.filter((one) => one.sellerId === sellerId).length)
      return notifySellers(trx, all)
    })
    expect(told.filter((count) => count > 0)).toEqual([2])
    const [one, ...more] = await notices('permit-ending', sellerId)
    expect(more).toEqual([])
    expect(one).toMatchObject({ data: { step: 'ending', spaces: 2 } })
    await app.runJobs()
    const mails = await db
      .selectFrom('outbox_messages')
      .innerJoin('users', 'users.email', 'outbox_messages.recipient')
      .select('subject')
      .where('users.id', '=', sellerId)
      .execute()
    expect(mails).toEqual([{ subject: 'The permits of 2 structures end within 60 days' }])
  })

  it('is told of again once it ends on another day', async () => {
    const { sellerId, id } = await start({ permitExpiresOn: addDays(TODAY, 3) })
    await remind()
    await db
      .updateTable('structures')
      .set({ permit_expires_on: addDays(TODAY, 30) })
      .where('id', '=', id)
      .execute()
    await remind()
    expect(await notices('permit-ending', sellerId)).toHaveLength(2)
  })
})
