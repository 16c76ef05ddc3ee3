import { describe, expect, it } from 'vitest'
import type { Avails, BlockedCells } from '#contract/booking/avails.ts'
import { required } from '#domain/required.ts'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { buildStructure } from '#test/support/listings/build-structure.ts'
import { readJson, startSelling } from '#test/support/listings/imports.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })

async function startFaces(units: readonly string[], columns = {}) {
  const { sellerId, client } = await startSelling(app)
  const ids: number[] = []
  for (const unit of units)
    ids.push(
      await buildListing(app.db, {
        seller_id: sellerId,
        seller_unit_id: unit,
        frequency: '4-week',
        location_text: 'Wenatchee, WA',
        ...columns,
      }),
    )
  return { sellerId, client, ids }
}

const gridOf = (client: TestClient, search = '') => readJson<Avails>(client, `/api/my/avails${search}`)

async function block(client: TestClient, body: object): Promise<BlockedCells> {
  const response = await client.send('POST', '/api/my/avails/blocks', body)
  expect(response.status, await response.clone().text()).toBe(200)
  return (await response.json()) as BlockedCells
}

/** The cell in a column, of the first face. */
const cellOf = ({ columns }: Avails, id: number | undefined, at: number, to = at) => ({
  id: required(id),
  unitId: null,
  from: required(columns[at]).first,
  to: required(columns[to]).last,
})

describe('the grid of a seller', () => {
  it('has a row a face, and is blocked and taken back at once', async () => {
    const { client, ids } = await startFaces(['A-1', 'A-2'])
    const before = await gridOf(client)
    expect(before.rows.map(({ unitCode }) => unitCode)).toEqual(['A-1', 'A-2'])
    expect(before.rows[0]?.cells).toMatch(/^\.{20,21}-{5,6}$/)
    const cells = [cellOf(before, ids[0], 2), cellOf(before, ids[0], 3), cellOf(before, ids[1], 5)]
    const label = 'Harbor Dental'
    const preview = await block(client, { cells, label, isPreview: true })
    expect(preview.made).toHaveLength(2)
    expect((await gridOf(client)).rows[0]?.cells).toBe(before.rows[0]?.cells)
    const { made, refused } = await block(client, { cells, label })
    expect(refused).toEqual([])
    expect(made.map(({ first, last }) => [first, last])).toEqual([
      [before.columns[2]?.first, before.columns[3]?.last],
      [before.columns[5]?.first, before.columns[5]?.last],
    ])
    const after = await gridOf(client)
    expect(after.rows[0]).toMatchObject({ notes: [[2, 3, 0]] })
    expect(after.rows[0]?.cells.slice(0, 6)).toBe('..bb..')
    expect(after.labels).toEqual([label])
    const open = await app.get(`/api/listings/${ids[0]}/availability`)
    expect(await open.text()).not.toContain('Harbor')
    // one is cut on its calendar meanwhile: it stays
    const cut = {
      unitId: null,
      from: required(before.columns[2]).first,
      to: required(before.columns[2]).last,
    }
    await client.send('DELETE', `/api/my/listings/${ids[0]}/blocks`, cut)
    const claims = made.map(({ claimId }) => claimId)
    const undone = await client.send('DELETE', '/api/my/avails/blocks', { claims })
    expect(await undone.json()).toEqual({ freed: 1, stayed: 1 })
    const left = await gridOf(client)
    expect(left.rows.map((row) => row.cells.slice(0, 6))).toEqual(['...b..', '......'])
    expect(left.labels).toEqual([label])
    // what is written on a block goes with the last of it
    const rest = {
      unitId: null,
      from: required(before.columns[3]).first,
      to: required(before.columns[3]).last,
    }
    await client.send('DELETE', `/api/my/listings/${ids[0]}/blocks`, rest)
    const notes = app.db.selectFrom('claim_notes').select('id').where('label', '=', label)
    expect(await notes.execute()).toEqual([])
  })

  it('says what is taken and cannot be blocked, and blocks the rest', async () => {
    const { client, ids } = await startFaces(['B-1'])
    const grid = await gridOf(client)
    await block(client, { cells: [cellOf(grid, ids[0], 4)] })
    const { made, refused } = await block(client, {
      cells: [cellOf(grid, ids[0], 3, 5), cellOf(grid, ids[0], 24)],
      label: 'Coffee',
    })
    expect(made.map(({ first }) => first)).toEqual([grid.columns[3]?.first, grid.columns[5]?.first])
    expect(refused).toMatchObject([
      { first: grid.columns[4]?.first, reason: 'Blocked already.' },
      { first: grid.columns[24]?.first, reason: 'Nobody can book that far ahead yet.' },
    ])
  })

  it('is filtered and paged on the server, for pages without scripts', async () => {
    const { client, sellerId, ids } = await startFaces(['C-1', 'C-2', 'C-10'])
    await buildListing(app.db, {
      seller_id: sellerId,
      seller_unit_id: 'W-1',
      location_text: 'Tacoma, WA',
      price: 4000,
    })
    const codes = async (search: string) =>
      (await gridOf(client, search)).rows.map(({ unitCode }) => unitCode)
    expect(await codes('?place=Tacoma,%20WA')).toEqual(['W-1'])
    expect(await codes('?q=c-1')).toEqual(['C-1', 'C-10'])
    expect(await codes(`?q=%23${ids[1]}`)).toEqual(['C-2'])
    expect(await codes('?min=3000')).toEqual(['W-1'])
    const structure_id = await buildStructure(app.db, sellerId)
    await app.db.updateTable('structures').set({ number: 'P-9' }).where('id', '=', structure_id).execute()
    const own = app.db.updateTable('listings').where('seller_id', '=', sellerId)
    await own.set({ images: JSON.stringify(['wall.webp']) }).execute()
    await own
      .set({ structure_id, images: JSON.stringify([]) })
      .where('id', '=', ids[1]!)
      .execute()
    expect(await codes('?structure=P-9')).toEqual(['C-2'])
    expect(await codes('?q=p-9')).toEqual(['C-2'])
    expect(await codes('?photo=none')).toEqual(['C-2'])
    expect(await codes('?limit=2&page=2')).toHaveLength(2)
    const grid = await gridOf(client)
    await block(client, { cells: [cellOf(grid, ids[0], 3)] })
    const free = `free=${grid.columns[2]?.first}`
    expect(await codes(`?q=c-&${free}&for=1`)).toHaveLength(3)
    expect(await codes(`?q=c-&${free}&for=2`)).toEqual(['C-10', 'C-2'])
    expect((await gridOf(client, '?by=week')).columns).toHaveLength(52)
    expect((await gridOf(client, '?by=day')).rows[0]?.cells).toHaveLength(92)
  })

  it('shows and changes nothing of another seller', async () => {
    const [mine, other] = [await startFaces(['D-1']), await startFaces(['E-1'])]
    const grid = await gridOf(mine.client)
    expect((await gridOf(other.client)).rows.map(({ unitCode }) => unitCode)).toEqual(['E-1'])
    const { made } = await block(mine.client, { cells: [cellOf(grid, mine.ids[0], 3)], label: 'Dental' })
    const mixed = { cells: [cellOf(grid, other.ids[0], 1), cellOf(grid, mine.ids[0], 1)] }
    for (const isPreview of [true, false])
      expect((await other.client.send('POST', '/api/my/avails/blocks', { ...mixed, isPreview })).status).toBe(
        404,
      )
    const claims = made.map(({ claimId }) => claimId)
    const undone = await other.client.send('DELETE', '/api/my/avails/blocks', { claims })
    expect(await undone.json()).toEqual({ freed: 0, stayed: 1 })
    expect((await gridOf(mine.client)).rows[0]?.cells.slice(0, 5)).toBe('...b.')
    expect((await gridOf(other.client)).labels).toEqual([])
  })

  it('is blocked and taken back by forms without scripts', async () => {
    const { client, ids } = await startFaces(['F-1'])
    const grid = await gridOf(client)
    const column = required(grid.columns[2])
    const post = (form: Record<string, string>) =>
      client.send('POST', '/api/my/avails/cells', undefined, {
        body: new URLSearchParams(form),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    const done = await post({
      cell: `${ids[0]}::${column.first}:${column.last}`,
      label: 'Dental',
      search: 'place=Wenatchee',
    })
    expect(done.status).toBe(303)
    const address = required(done.headers.get('location'))
    expect(address).toMatch(/^\/sell\/avails\?place=Wenatchee&done=blocked&count=1&refused=0&undo=\d+$/)
    expect((await gridOf(client)).rows[0]?.cells.slice(0, 4)).toBe('..b.')
    const undo = required(new URL(address, 'http://x').searchParams.get('undo'))
    expect((await post({ undo })).headers.get('location')).toBe('/sell/avails?done=freed&count=1')
    const refused = await post({ cell: 'nothing' })
    expect([refused.status, refused.headers.get('content-type')]).toEqual([
      400,
      expect.stringContaining('html'),
    ])
    expect(await refused.text()).toContain('Nothing was changed')
  })
})

describe('filters of a grid', () => {
  it('find faces by where they face and by who sold something of them, in sheets too', async () => {
    const { client, ids } = await startFaces(['A-1'], {
      specifications: JSON.stringify([{ label: 'Facing', value: 'North' }]),
    })
    const sellerId = (
      await app.db
        .selectFrom('listings')
        .select('seller_id')
        .where('id', '=', required(ids[0]))
        .executeTakeFirstOrThrow()
    ).seller_id
    const other = await buildListing(app.db, {
      seller_id: sellerId,
      seller_unit_id: 'A-2',
      frequency: '4-week',
      status: 'active',
    })
    const grid = await gridOf(client)
    expect(grid.rows.map(({ facing }) => facing).toSorted()).toEqual(['N', null])
    const cells = [cellOf(grid, other, 3)]
    const held = await client.send('POST', '/api/my/avails/holds', {
      cells,
      clientName: 'Harbor Dental',
      until: grid.today,
    })
    expect(held.status, await held.clone().text()).toBe(200)
    const { reps } = await readJson<{ reps: { name: string; unitIds: number[] }[] }>(
      client,
      '/api/my/avails/reps',
    )
    const rep = required(reps[0]).name
    const codes = async (search: string) =>
      (await gridOf(client, search)).rows.map(({ unitCode }) => unitCode)
    expect(await codes('?facing=N')).toEqual(['A-1'])
    expect(await codes(`?rep=${encodeURIComponent(rep)}`)).toEqual(['A-2'])
    expect(await codes('?rep=Nobody')).toEqual([])
    const sheet = await (await client.get('/api/my/avails.csv?facing=N')).text()
    expect(sheet).toContain('A-1')
    expect(sheet).not.toContain('A-2')
    const { client: stranger } = await startFaces([])
    expect(await readJson(stranger, '/api/my/avails/reps')).toEqual({ reps: [] })
  })
})
