import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Import } from '#contract/listings/imports.ts'
import type { InventorySource } from '#contract/listings/inventory-sources.ts'
import { buildClaimant } from '#test/support/booking/build-booking.ts'
import { readJson, startSelling } from '#test/support/listings/imports.ts'
import { file, row, rows, startFileServer } from '#test/support/listings/sources.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'
import { createLog } from '../../../platform/log/log.ts'
import { queueDue } from './pull-source.ts'

const lines: string[] = []
const log = createLog('debug', { write: (line) => void lines.push(line) })
const app = await createTestApp({ ALLOW_PRIVATE_ENDPOINTS: '1', RATE_LIMIT_SCALE: '1000' }, log)
const { db } = app
const elsewhere = await startFileServer()
afterAll(() => elsewhere.close())
beforeEach(() => Object.assign(elsewhere, { status: 200, text: '', hasEtag: true, asked: [] }))
const BASE = '/api/my/inventory-sources'
const own = async (client: TestClient) => (await readJson<InventorySource[]>(client, BASE))[0]!

/** A source whose first file was applied by its seller, and is on the market. */
async function follow(text: string) {
  const { sellerId, client } = await startSelling(app)
  elsewhere.text = text
  const header = { name: 'Authorization', value: 'Bearer top-secret-7' }
  const made = await client.send('POST', BASE, { url: elsewhere.url, header, everyHours: 6, atHour: null })
  expect(made.status, await made.clone().text()).toBe(201)
  await app.runJobs()
  const { id } = await own(client)
  const decide = async (decision: 'apply' | 'skip') => {
    const answer = await client.send('POST', `${BASE}/${id}/decisions`, { decision })
    expect(answer.status).toBe(200)
    await app.runJobs()
    return own(client)
  }
  const pull = async (next?: string) => {
    if (next !== undefined) elsewhere.text = next
    expect((await client.send('POST', `${BASE}/${id}/pulls`)).status).toBe(202)
    await app.runJobs()
    return own(client)
  }
  const spaces = () =>
    db
      .selectFrom('listings')
      .select(['id', 'seller_unit_id', 'status', 'price'])
      .where('seller_id', '=', sellerId)
      .orderBy('id')
      .execute()
  const publish = () =>
    db
      .updateTable('listings')
      .set({ status: 'active', approved_at: new Date() })
      .where('seller_id', '=', sellerId)
      .execute()
  const notices = (kind: 'inventory-source' | 'inventory-read') =>
    db
      .selectFrom('notices')
      .select(['data', 'count', 'mail_by'])
      .where('user_id', '=', sellerId)
      .where('kind', '=', kind)
      .orderBy('id')
      .execute()
  const mails = async () => (await notices('inventory-source')).map(({ data }) => data.text)
  /** What was applied: one line, and one mail a day. */
  const reads = () => notices('inventory-read')
  return { id, sellerId, client, decide, pull, spaces, publish, mails, reads }
}

describe('a source', () => {
  it('waits with its first file for a person, and then follows it by itself', async () => {
    const { client, decide, pull, spaces, publish, mails, reads } = await follow(file(rows(20)))
    const first = await own(client)
    expect(first).toMatchObject({ state: 'first', isRunning: false, headerName: 'Authorization' })
    expect(first.reads).toMatchObject([{ outcome: 'waits', importId: expect.any(Number) }])
    // the path of an address may hold a token
    const [read] = await readJson<Import[]>(client, '/api/imports')
    expect(read).toMatchObject({ fileName: '127.0.0.1' })
    expect(await spaces()).toEqual([])
    expect((await client.send('POST', `${BASE}/${first.id}/pulls`)).status).toBe(409)

    const on = await decide('apply')
    expect(on).toMatchObject({ state: 'on', nextAt: expect.any(String) })
    expect(on.reads[0]).toMatchObject({ outcome: 'applied', says: '20 new for review' })
    await publish()

    expect(await pull()).toMatchObject({ state: 'on', reads: [{ outcome: 'same' }, { outcome: 'applied' }] })
    expect(elsewhere.asked.at(-1)).toMatchObject({ authorization: 'Bearer top-secret-7' })
    elsewhere.hasEtag = false
    expect((await pull()).reads).toHaveLength(2)

    const changed = [row(0, 1100), ...rows(20).slice(1), row(77)]
    const applied = await pull(file(changed))
    expect(applied.reads[0]).toMatchObject({
      outcome: 'applied',
      says: '1 price, 1 new for review',
      counts: { prices: 1, created: 1, unchanged: 19, paused: 0 },
    })
    expect((await spaces())[0]).toMatchObject({ seller_unit_id: 'U0', price: 1100 })
    expect(await mails()).toEqual([
      'The first file of your inventory source is read: look at its columns and start it',
    ])
    expect(await reads()).toMatchObject([
      {
        data: { text: 'Your inventory source was read: 1 price, 1 new for review' },
        count: 2,
        mail_by: 'digest',
      },
    ])

    // taken back, and then asked about
    const { importId } = applied.reads[0]!
    expect((await client.send('POST', `/api/imports/${importId}/steps`, { step: 'undo' })).status).toBe(200)
    await app.runJobs()
    expect((await spaces())[0]).toMatchObject({ price: 1000 })
    expect(await pull()).toMatchObject({ state: 'waits', waitsFor: ['You took the last read back.'] })
    expect(await decide('skip')).toMatchObject({
      state: 'on',
      reads: [{ outcome: 'skipped' }, { outcome: 'undone' }, {}, {}],
    })
    expect(lines.join('\n')).not.toMatch(/top-secret|127\.0\.0\.1:\d+\/spaces/)
  })

  it('pauses what two reads do not name, never what is booked, and brings it back', async () => {
    const { decide, pull, spaces, publish, mails } = await follow(file(rows(8)))
    await decide('apply')
    await publish()
    const [one, two] = await spaces()
    await buildClaimant(db, two!.id)
    const without = file(rows(8).slice(2))
    expect((await pull(without)).reads[0]).toMatchObject({
      outcome: 'applied',
      says: '2 missing from the file',
    })
    expect((await spaces())[0]).toMatchObject({ status: 'active' })
    expect((await pull()).reads[0]).toMatchObject({ outcome: 'same', says: 'The same file: 1 paused' })
    const paused = (await spaces()).filter(({ status }) => status === 'paused')
    expect(paused.map(({ id }) => id)).toEqual([one!.id])
    expect((await pull()).reads).toHaveLength(4)
    expect((await pull(file(rows(8)))).reads[0]).toMatchObject({ says: '1 on the market again' })
    expect((await spaces()).every(({ status }) => status === 'active')).toBe(true)
    expect(await mails()).toHaveLength(1)
  })

  it('leaves what is paused where a row is bad, and brings back after an undo what the same file paused', async () => {
    const { client, decide, pull, spaces, publish } = await follow(file(rows(8)))
    await decide('apply')
    await publish()
    const without = file(rows(8).slice(1))
    await pull(without)
    await pull()
    const statusOf = async () => (await spaces())[0]!.status
    expect(await statusOf()).toBe('paused')
    await pull(file([...rows(8).slice(1), ',A wall,Seattle,billboard,cheap']))
    expect((await decide('apply')).reads[0]).toMatchObject({ counts: { bad: 1, paused: 0, resumed: 0 } })
    await pull(file(['U0,Wall 0 of Pine Street,Seattle,billboard,cheap', ...rows(8).slice(1)]))
    expect((await decide('apply')).reads[0]).toMatchObject({ counts: { bad: 1, paused: 0, resumed: 0 } })
    expect(await statusOf()).toBe('paused')
    await pull(file(rows(8)))
    expect(await statusOf()).toBe('active')

    const again = await pull(without)
    await pull()
    expect(await statusOf()).toBe('paused')
    await client.send('POST', `/api/imports/${again.reads[0]!.importId}/steps`, { step: 'undo' })
    await app.runJobs()
    expect(await statusOf()).toBe('active')
  })

  it('brings nothing back of who is suspended', async () => {
    const { client, sellerId, decide, pull, spaces, publish } = await follow(file(rows(8)))
    await decide('apply')
    await publish()
    await pull(file(rows(8).slice(1)))
    const { reads } = await pull(`${file(rows(8).slice(1))}\n`)
    expect((await spaces())[0]!.status).toBe('paused')
    await client.send('POST', `/api/imports/${reads[0]!.importId}/steps`, { step: 'undo' })
    await db.updateTable('organizations').set({ status: 'suspended' }).where('id', '=', sellerId).execute()
    await app.runJobs()
    expect((await spaces())[0]!.status).toBe('paused')
    // and is not queued for nothing every few minutes
    await db
      .updateTable('inventory_sources')
      .set({ next_at: new Date(0) })
      .where('organization_id', '=', sellerId)
      .execute()
    await queueDue(app.context)
    const { rows: jobs } =
      await sql`select from graphile_worker.jobs where task_identifier = 'pull-inventory'`.execute(db)
    expect(jobs).toEqual([])
  })

  it('takes nothing from a file that was left, and pauses nothing that another source names', async () => {
    const { client, decide, pull, spaces, publish } = await follow(file(rows(8)))
    await decide('apply')
    await publish()
    const statusOf = async () => (await spaces())[0]!.status
    await pull(file(rows(8).slice(1)))
    expect((await pull(file(rows(8).map((_, i) => row(i, 5000))))).state).toBe('waits')
    await decide('skip')
    const { id } = await own(client)
    // as at the next hour: the same file, that names all of them
    await db
      .updateTable('inventory_sources')
      .set({ next_at: new Date(0) })
      .where('id', '=', id)
      .execute()
    await queueDue(app.context)
    await app.runJobs()
    expect((await own(client)).reads[0]).toMatchObject({ outcome: 'same' })
    expect(await statusOf()).toBe('active')

    elsewhere.text = file(rows(8))
    const url = `${elsewhere.url}?south`
    const second = await client.send('POST', BASE, { url, everyHours: 6, atHour: null })
    const other = ((await second.json()) as InventorySource).id
    await app.runJobs()
    await client.send('POST', `${BASE}/${other}/decisions`, { decision: 'apply' })
    await app.runJobs()
    await pull(file(rows(8).slice(1)))
    await pull()
    expect(await statusOf()).toBe('active')
    await client.send('DELETE', `${BASE}/${other}`)
    await pull()
    expect(await statusOf()).toBe('paused')
  })

  it('writes nothing where a file is odd, says why, and does as it is told', async () => {
    const { client, id, decide, pull, spaces } = await follow(file(rows(20)))
    await decide('apply')
    const before = await spaces()
    const odd: [string, string][] = [
      [file(rows(10)), '10 of 20 spaces are not in the file any more.'],
      [file(rows(20).map((_, i) => row(i, 5000))), '20 of 20 prices move by more than 30 %.'],
      [
        file(rows(20), 'Unit ID,Name,City,Type,Rate'),
        'The columns are not those of the last file: “Price” is missing; “Rate” is new.',
      ],
      [file([...rows(19), 'U19,Wall,Seattle,billboard,cheap']), '1 of 20 rows cannot be read.'],
    ]
    for (const [text, sentence] of odd) {
      const waiting = await pull(text)
      expect(waiting).toMatchObject({ state: 'waits', waitsFor: [sentence], nextAt: null })
      expect((await client.send('POST', `${BASE}/${id}/pulls`)).status).toBe(409)
      expect(await decide('skip')).toMatchObject({ state: 'on', waitsFor: [] })
    }
    const twice = await pull(file([...rows(20), row(3)]))
    expect(twice.waitsFor).toContain('The unit id “U3” is on more than one row.')
    await decide('skip')
    expect(await spaces()).toEqual(before)
    expect((await pull(odd[1]![0])).state).toBe('waits')
    expect((await decide('apply')).reads[0]).toMatchObject({ outcome: 'applied', says: '20 prices' })
    expect((await client.send('POST', `${BASE}/${id}/decisions`, { decision: 'apply' })).status).toBe(409)
  })

  it('that gives no file keeps what there is, is tried again later, and mails after three days', async () => {
    const { client, id, decide, pull, spaces, mails } = await follow(file(rows(5)))
    await decide('apply')
    elsewhere.text = '<html>Sign in</html>'
    const failing = await pull()
    expect(failing).toMatchObject({
      state: 'failing',
      problem: 'This is HTML, XML or KML. Import CSV, Excel (.xlsx) or GeoJSON.',
    })
    expect(await spaces()).toHaveLength(5)
    const count = (await mails()).length
    elsewhere.status = 500
    expect(await pull()).toMatchObject({ state: 'failing', problem: 'The server answered 500.' })
    expect(await mails()).toHaveLength(count)
    const since = new Date(Date.now() - 3 * 86_400_000)
    await db
      .updateTable('inventory_sources')
      .set({ failing_since: since, next_at: since })
      .where('id', '=', id)
      .execute()
    await queueDue(app.context)
    await app.runJobs()
    expect((await mails()).at(-1)).toBe(
      'Your inventory source could not be read for 3 days: The server answered 500.',
    )
    elsewhere.status = 200
    expect(await pull(file(rows(5)))).toMatchObject({ state: 'on', problem: null, failingSince: null })
    const off = await client.send('PATCH', `${BASE}/${id}`, { isOn: false })
    expect(await off.json()).toMatchObject({ state: 'off' })
    expect((await client.send('POST', `${BASE}/${id}/pulls`)).status).toBe(409)
    expect((await client.send('DELETE', `${BASE}/${id}`)).status).toBe(200)
    expect(await spaces()).toHaveLength(5)
  })
})
