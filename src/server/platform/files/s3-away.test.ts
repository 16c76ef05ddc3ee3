import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { buildPicture } from '#test/support/listings/build-picture.ts'
import { readStored } from '#test/support/read-stored.ts'
import { startS3Server } from '#test/support/s3-server.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { createFileStore } from './create-file-store.ts'
import { FilesAway } from './files-away.ts'

const s3 = await startS3Server('placard')
afterAll(() => s3.close())
const app = await createTestApp({
  S3_BUCKET: 'spaces',
  S3_ENDPOINT: s3.endpoint,
  S3_ACCESS_KEY_ID: 'placard',
  S3_SECRET_ACCESS_KEY: 'purple-otter-canyon-9',
})
const times = { connectMs: 1_000, tryMs: 20, totalMs: 40, awayMs: 60_000 }
const local = join(mkdtempSync(join(tmpdir(), 'placard-s3-')), 'file')
writeFileSync(local, Buffer.alloc(3_000_000))

const open = (own = times) => createFileStore(app.context.config, own)
const use = (files: typeof app.context.files) => Object.assign(app.context.files, files)
beforeEach(async () => {
  s3.mood = 'well'
  await open({ ...times, tryMs: 5_000, totalMs: 8_000 }).save('demo/wall.png', Buffer.from('a wall'))
})

it('R4: a silent bucket is given up after one more try, and for a while not asked again', async () => {
  const files = open()
  s3.mood = 'silent'
  s3.asked = 0
  await expect(files.find('demo/wall.png')).rejects.toThrow(FilesAway)
  expect(s3.asked).toBeLessThanOrEqual(2)
  const asked = s3.asked
  for (let picture = 0; picture < 20; picture++)
    await expect(files.find('demo/wall.png')).rejects.toThrow('it was silent a moment ago')
  expect(s3.asked).toBe(asked)
})

it('R4: so are uploads to it, however large', async () => {
  s3.mood = 'silent'
  await expect(open().saveFile('demo/large.png', local)).rejects.toThrow(FilesAway)
  await expect(open().save('demo/small.png', Buffer.from('x'))).rejects.toThrow(FilesAway)
  await expect(open().delete('demo/wall.png')).rejects.toThrow(FilesAway)
  await expect(open().readInto('demo/wall.png', `${local}.copy`)).rejects.toThrow(FilesAway)
})

it('R4: an object that it stops sending is given up too', async () => {
  const files = open({ ...times, tryMs: 5_000, totalMs: 300 })
  const file = (await files.find('demo/wall.png'))!
  s3.mood = 'stalling'
  await expect(file.stream().then((body) => new Response(body).text())).rejects.toThrow('300 ms')
  await expect(files.readInto('demo/wall.png', `${local}.copy`)).rejects.toThrow(FilesAway)
})

it('its time ends when an answer begins: a slow reader reads on', async () => {
  const totalMs = 100
  const file = (await open({ ...times, tryMs: 5_000, totalMs }).find('demo/wall.png'))!
  const body = await file.stream()
  await once(AbortSignal.timeout(2 * totalMs), 'abort')
  expect(await new Response(body).text()).toBe('a wall')
})

it('is asked again after a while, and is well again by itself', async () => {
  const files = open({ ...times, awayMs: 0 })
  s3.mood = 'silent'
  await expect(files.find('demo/wall.png')).rejects.toThrow(FilesAway)
  s3.mood = 'well'
  const patient = open({ connectMs: 1_000, tryMs: 5_000, totalMs: 8_000, awayMs: 0 })
  expect((await readStored(patient, 'demo/wall.png'))?.toString()).toBe('a wall')
})

it.each(['failing', 'silent'] as const)(
  'R3: with a bucket that is %s, pictures and uploads are 503 in words',
  async (mood) => {
    use(open({ ...times, awayMs: 0 }))
    s3.mood = mood
    const me = await app.as(await buildUser(app.db))
    const read = await app.get('/media/demo/wall.png')
    expect([read.status, read.headers.get('retry-after')]).toEqual([503, '30'])
    const sent = await me.post('/api/photos', await buildPicture())
    expect([sent.status, sent.headers.get('retry-after')]).toEqual([503, '30'])
    expect((await sent.json()).message).toBe(
      'Files cannot be stored just now. Please try again in a few minutes.',
    )
    expect(await app.db.selectFrom('photos').select('id').execute()).toEqual([])
    expect((await app.get('/api/listings')).status).toBe(200)
  },
)

it('R3: a bucket that refuses connections is 503', async () => {
  const gone = await startS3Server('placard')
  await gone.close()
  use(createFileStore({ ...app.context.config, S3_ENDPOINT: gone.endpoint }))
  expect((await app.get('/media/demo/wall.png')).status).toBe(503)
})

it('H6: a key that the bucket does not take is the operator’s to mend, and known to them', async () => {
  const config = { ...app.context.config, S3_ACCESS_KEY_ID: 'somebody-else' }
  use(createFileStore(config, { ...times, tryMs: 5_000, totalMs: 8_000 }))
  const me = await app.as(await buildUser(app.db))
  const sent = await me.post('/api/photos', await buildPicture())
  expect([sent.status, (await sent.json()).message]).toEqual([
    503,
    'Files cannot be stored just now. The operator has been notified.',
  ])
  const admin = await app.as(await buildUser(app.db, { role: 'admin' }))
  await expect
    .poll(async () => (await (await admin.get('/api/admin/errors')).json())[0])
    .toMatchObject({
      message: 'The file store is away: the bucket refuses our key (InvalidAccessKeyId)',
      place: 'POST /api/photos',
    })
})
