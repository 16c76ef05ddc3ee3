import { expect, it } from 'vitest'
import type { Import, ImportProblem, ImportRow } from '#contract/listings/imports.ts'
import { readJson, startSelling, uploadImport } from '#test/support/listings/imports.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })

const HEADER = 'Unit ID,Name,Type,City,Price per month,Status'
const FILE = `${HEADER}
A,Pine Street wall,banner,Seattle,900,
A,Pine Street wall again,billboard,Seattle,800,
B,${'Long '.repeat(27)}wall,billboard,Kent,£300,
C,Elm Street wall,Banner,Kent,$45 / spot,
D,Ash Street wall,billboard,,70,
E,Oak Street wall,billboard,Kent,,
F,Fir Street wall,billboard,Kent,50,Closed
G,cut off
`

async function plan(client: TestClient, task: Import, edit: Partial<Import['plan']>): Promise<Import> {
  const path = `/api/imports/${task.id}`
  const response = await client.send('PUT', `${path}/plan`, { ...task.plan, ...edit })
  expect(response.status, await response.clone().text()).toBe(200)
  await app.runJobs()
  return readJson<Import>(client, path)
}

const problems = (client: TestClient, { id }: Import) =>
  readJson<ImportProblem[]>(client, `/api/imports/${id}/problems`)

it('bad rows are grouped by what can be put right together, and are put right together', async () => {
  const { client } = await startSelling(app)
  // no medium in the file's name or headers: the words of the type column alone say it
  const task = await uploadImport(app, client, FILE, 'ours.csv')
  expect(task.plan.fields).toMatchObject({ sellerUnitId: 0, title: 1, adType: 2, city: 3, price: 4 })
  expect(task.counts).toMatchObject({ bad: 5, drafts: 2, unpriced: 1, closed: 1 })
  const found = await problems(client, task)
  expect(found.map(({ field, code, column, rows }) => [field, code, column, rows])).toEqual([
    ['sellerUnitId', 'repeated', 0, 1],
    ['price', 'currency', 4, 1],
    ['title', 'too-long', 1, 1],
    ['price', 'unreadable', 4, 1],
    ['locationText', 'missing', null, 1],
    [null, 'broken', null, 1],
  ])
  expect(found[1]!.values).toEqual([{ text: '£300', rows: 1 }])
  const only = await readJson<ImportRow[]>(
    client,
    `/api/imports/${task.id}/rows?show=bad&problem=price:currency`,
  )
  expect(only.map(({ line }) => line)).toEqual([4])
  expect(task.rowNotes).toEqual([{ text: '"banner" is no ad type we know: read as Billboard', rows: 1 }])
  const fixed = await plan(client, task, {
    shorten: ['title'],
    blank: ['price'],
    words: { adType: { banner: 'digital' } },
    defaults: { city: 'Tukwila' },
  })
  expect(fixed.counts).toMatchObject({ bad: 2, unpriced: 3, closed: 1 })
  const rows = await readJson<ImportRow[]>(client, `/api/imports/${task.id}/rows`)
  expect(rows[0]!.space).toMatchObject({ adType: 'digital' })
  expect(rows[2]!.space).toMatchObject({ title: 'Long '.repeat(24).trim(), price: null })
  expect(rows[4]!.space).toMatchObject({ location: 'Tukwila' })
})

it('a column that could be the unit id is named where rows cannot be told apart', async () => {
  const { client } = await startSelling(app)
  const file =
    'Plate,City,Price,Since\nKX 14,Kent,90,2020-01-01\nKX 15,Kent,80,2021-01-01\nKX 16,Kent,70,2022-01-01\n'
  const task = await uploadImport(app, client, file)
  const [same] = await problems(client, task)
  expect(same).toMatchObject({ field: 'sellerUnitId', code: 'same-space', rows: 2, unitIdColumns: [0] })
  const fields = { ...task.plan.fields, sellerUnitId: 0 }
  expect((await plan(client, task, { fields })).counts).toMatchObject({ created: 3, bad: 0 })
})

it('left-out rows come as a file that can be mended and imported, read as the first one was', async () => {
  const { client } = await startSelling(app)
  const task = await plan(client, await uploadImport(app, client, FILE), { shorten: ['title'] })
  await client.send('PATCH', `/api/imports/${task.id}/rows/2`, { isSkipped: true })
  const response = await client.get(`/api/imports/${task.id}/left-out`)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const lines = (await response.text()).trim().split('\r\n')
  expect(lines[0]).toBe(`${HEADER},Placard line,Placard problem`)
  expect(lines[1]).toBe('A,Pine Street wall,banner,Seattle,900,,2,Skipped by you')
  expect(lines.at(-1)).toBe('G,cut off,,,,,9,Only 2 of 6 cells: the row looks cut off.')
  const mended = lines.join('\r\n').replace('£300', '300').replace('$45 / spot', '45')
  const again = await uploadImport(app, client, mended, 'left-out-rows.csv')
  expect(again.plan).toEqual(task.plan)
  expect(again.notices[0]!.text).toContain('read as in your last import of such a file, billboards.csv')
  const bad = await readJson<ImportRow[]>(client, `/api/imports/${again.id}/rows?show=bad`)
  expect(bad.map(({ cells }) => cells[0])).toEqual(['A', 'D', 'G'])
  // what is left out of it, once more
  const rest = await (await client.get(`/api/imports/${again.id}/left-out`)).text()
  expect(rest.split('\r\n')[0]).toBe(`${HEADER},Placard line,Placard problem`)
  const third = await uploadImport(app, client, rest, 'left-out-rows.csv')
  expect(third.plan).toEqual(task.plan)
})

it('broken letters and columns that were not read are said of the file', async () => {
  const { client } = await startSelling(app)
  const file =
    'Unit ID,Name,City,Price\nA,Wall of the cafÃ©,Kent,on request\nA,Wall of the b\ufffdkery,Kent,free\nA,A third wall,Kent,x\n'
  const task = await uploadImport(app, client, file)
  expect(task.notices).toEqual([
    {
      text: '1 cell had letters broken by another program and repaired here: “Wall of the cafÃ©” is “Wall of the café”.',
    },
    { text: expect.stringContaining('1 cell has a “\ufffd” where a letter was lost') },
    {
      text: expect.stringContaining(
        '“Unit ID” was not read as your unit id: of the first 3 cells only 1 differ',
      ),
      column: 0,
      use: { column: 0, field: 'sellerUnitId' },
    },
  ])
})

it.each([
  ['a PDF', Buffer.from(`%PDF-1.7${' '.repeat(9000)}`), 'This is a PDF'],
  [
    'a picture',
    Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.alloc(9000)]),
    'This is a picture',
  ],
  ['a page', Buffer.from('<!doctype html><table>'), 'This is HTML, XML or KML'],
  ['a list', Buffer.from('[["a",1]]'), 'This JSON is a list'],
  ['something binary', Buffer.alloc(9000, 'ab\0\0\0c'), 'This is not a text file'],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]), 'old Excel workbook'],
])('%s is refused by its first bytes', async (_what, file, message) => {
  const { client } = await startSelling(app)
  const refused = await client.send('POST', '/api/imports?name=x.csv', undefined, {
    body: new Uint8Array(file),
  })
  expect(refused.status).toBe(400)
  expect((await refused.json()).message).toContain(message)
  expect(await readJson<Import[]>(client, '/api/imports')).toEqual([])
})
