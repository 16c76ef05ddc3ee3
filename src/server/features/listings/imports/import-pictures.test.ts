import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, it } from 'vitest'
import type { Import, ImportPicture } from '#contract/listings/imports.ts'
import { readJson, startSelling, uploadImport } from '#test/support/listings/imports.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'
import { resumePictures } from './picture-rows.ts'

const app = await createTestApp({ ALLOW_PRIVATE_ENDPOINTS: '1', RATE_LIMIT_SCALE: '1000' })
const strict = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app

const paint = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer()
const PICTURES: Record<string, Buffer> = {
  '/red.jpg': await paint('#ff0000'),
  '/green.jpg': await paint('#00ff00'),
  '/blue.jpg': await paint('#0000ff'),
}
const elsewhere = { asked: [] as string[], broken: new Set<string>() }
const server = createServer((request, response) => {
  const path = request.url ?? ''
  elsewhere.asked.push(path)
  if (path === '/moved') return void response.writeHead(302, { location: '/red.jpg' }).end()
  if (path === '/round') return void response.writeHead(302, { location: '/round' }).end()
  if (path.startsWith('/silent')) return void request.socket.destroy()
  if (path === '/text') return void response.end('no picture')
  const bytes = elsewhere.broken.has(path) ? undefined : PICTURES[path]
  response.writeHead(bytes ? 200 : 404, { 'content-type': 'image/jpeg' }).end(bytes)
}).listen(0, '127.0.0.1')
await new Promise((ready) => server.once('listening', ready))
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => server.close())
beforeEach(() => {
  elsewhere.asked = []
  elsewhere.broken = new Set()
})

const fileOf = (...rows: string[][]) =>
  [
    'Unit ID,Name,City,Price,Photos',
    ...rows.map(
      (paths, i) => `U${i},Wall number ${i},Seattle,900,${paths.map((path) => base + path).join(' ')}`,
    ),
  ].join('\n')

async function start(client: TestClient, id: number): Promise<Import> {
  expect((await client.send('POST', `/api/imports/${id}/steps`, { step: 'start' })).status).toBe(200)
  await app.runJobs()
  return readJson<Import>(client, `/api/imports/${id}`)
}

async function imagesOf(sellerId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('listings')
    .select('images')
    .where('seller_id', '=', sellerId)
    .orderBy('seller_unit_id')
    .execute()
  return rows.map(({ images }) => images.length)
}

const noticesOf = (userId: number) =>
  db
    .selectFrom('notices')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', 'import-pictures')
    .execute()

it('H2: says which hosts before, fetches after, one picture once, and notifies once', async () => {
  const { sellerId, client } = await startSelling(app)
  const file = fileOf(['/red.jpg', '/green.jpg'], ['/red.jpg'], ['/moved'])
  const checked = await uploadImport(app, client, file)
  const host = new URL(base).host
  expect(checked.pictures).toEqual({
    waiting: 0,
    attached: 0,
    failed: 0,
    hosts: [{ host, pictures: 3 }],
  })
  expect(elsewhere.asked).toEqual([])
  const done = await start(client, checked.id)
  expect(done.pictures).toMatchObject({ waiting: 0, attached: 4, failed: 0 })
  expect(await imagesOf(sellerId)).toEqual([2, 1, 1])
  expect(elsewhere.asked).toEqual(['/red.jpg', '/green.jpg', '/moved', '/red.jpg'])
  expect((await noticesOf(sellerId)).map(({ data }) => data.text)).toEqual([
    '4 of 4 pictures of “billboards.csv” fetched',
  ])

  elsewhere.asked = []
  const again = await start(client, (await uploadImport(app, client, file)).id)
  expect(again.pictures).toMatchObject({ attached: 4, failed: 0 })
  expect(elsewhere.asked).toEqual([])
  expect(await imagesOf(sellerId)).toEqual([2, 1, 1])
})

it('H2: names what failed by row and tries it again, in the order of the file', async () => {
  const { sellerId, client } = await startSelling(app)
  elsewhere.broken = new Set(['/red.jpg'])
  const { id } = await uploadImport(
    app,
    client,
    fileOf(['/red.jpg', '/green.jpg', '/blue.jpg'], ['/text', '/round']),
  )
  expect((await start(client, id)).pictures).toMatchObject({ waiting: 0, attached: 2, failed: 3 })
  const failed = await readJson<ImportPicture[]>(client, `/api/imports/${id}/pictures`)
  expect(failed.map(({ line, problem }) => [line, problem])).toEqual([
    [2, 'There is no picture at this address'],
    [3, 'Only JPEG, PNG, WebP, AVIF and HEIC pictures can be used'],
    [3, 'The address redirects more than 3 times'],
  ])
  elsewhere.broken.clear()
  expect((await client.send('POST', `/api/imports/${id}/pictures/retry`)).status).toBe(200)
  await app.runJobs()
  const { pictures } = await readJson<Import>(client, `/api/imports/${id}`)
  expect(pictures).toMatchObject({ attached: 3, failed: 2 })
  const rows = await db
    .selectFrom('import_pictures')
    .innerJoin('listings', 'listings.id', 'import_pictures.listing_id')
    .select(['photo_id', 'images'])
    .where('import_id', '=', id)
    .where('line', '=', 2)
    .orderBy('position')
    .execute()
  expect(rows[0]?.images.map(({ url }) => url.split('/')[3])).toEqual(rows.map(({ photo_id }) => photo_id))
  expect(await imagesOf(sellerId)).toEqual([3, 0])
})

it('H2: asks a host that does not answer three times, and no more', async () => {
  const { client } = await startSelling(app)
  const paths = ['/silent1', '/silent2', '/silent3', '/silent4', '/silent5']
  const { id } = await uploadImport(app, client, fileOf(paths))
  expect((await start(client, id)).pictures).toMatchObject({ waiting: 0, failed: 5 })
  expect(elsewhere.asked).toEqual(paths.slice(0, 3))
})

it('H2: undoes what it attached with the import, and goes on after its process died', async () => {
  const { sellerId, client } = await startSelling(app)
  const { id } = await uploadImport(app, client, fileOf(['/red.jpg']))
  await start(client, id)
  await db.updateTable('import_pictures').set({ state: 'waiting' }).where('import_id', '=', id).execute()
  await resumePictures(db, new Date(Date.now() + 3_600_000))
  await app.runJobs()
  expect(await readJson<Import>(client, `/api/imports/${id}`)).toMatchObject({
    pictures: { waiting: 0, attached: 1 },
  })
  expect(await imagesOf(sellerId)).toEqual([1])
  expect((await client.send('POST', `/api/imports/${id}/steps`, { step: 'undo' })).status).toBe(200)
  await app.runJobs()
  expect(await readJson<Import>(client, `/api/imports/${id}`)).toMatchObject({
    counts: { removed: 1, kept: 0 },
  })
})

it('H2: pictures of a public space wait for review', async () => {
  const { sellerId, client } = await startSelling(app)
  await start(client, (await uploadImport(app, client, fileOf([]))).id)
  const set = { status: 'active' as const, approved_at: new Date() }
  await db.updateTable('listings').set(set).where('seller_id', '=', sellerId).execute()
  await start(client, (await uploadImport(app, client, fileOf(['/blue.jpg']))).id)
  expect(await imagesOf(sellerId)).toEqual([0])
  const [revision] = await db
    .selectFrom('listing_revisions')
    .innerJoin('listings', 'listings.id', 'listing_revisions.listing_id')
    .select('changes')
    .where('listings.seller_id', '=', sellerId)
    .where('listing_revisions.status', '=', 'pending')
    .execute()
  expect(revision?.changes).toMatchObject({ images: [{ width: 60 }] })
})

it('H2: never asks a machine of a private network, nor over plain http', async () => {
  const { client } = await startSelling(strict)
  const rows = [`A,Wall number one,Seattle,900,${base}/red.jpg https://127.0.0.1/a.jpg`]
  const { id } = await uploadImport(strict, client, ['Unit ID,Name,City,Price,Photos', ...rows].join('\n'))
  await client.send('POST', `/api/imports/${id}/steps`, { step: 'start' })
  await strict.runJobs()
  const failed = await readJson<ImportPicture[]>(client, `/api/imports/${id}/pictures`)
  expect(failed.map(({ problem }) => problem)).toEqual([
    'The address does not start with https://',
    'The address is not public',
  ])
  expect(elsewhere.asked).toEqual([])
})
