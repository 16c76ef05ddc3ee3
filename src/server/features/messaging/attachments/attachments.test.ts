import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { MessageAttachment } from '#contract/messaging/conversations.ts'
import { buildMember, PASSWORD } from '#test/support/accounts/members.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { buildConversation } from '#test/support/messaging/build-conversation.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '100' })
const ownerId = await buildUser(app.db)
const owner = await app.as(ownerId)

const paint = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#247a4d' } })
const jpeg = await paint().jpeg().toBuffer()
const huge = { width: 9000, height: 9000, channels: 3, background: '#000' } as const
const bomb = await sharp({ create: huge }).png().toBuffer()

interface Given {
  name?: string
  client?: TestClient
  field?: string
}

function upload(
  bytes: Uint8Array | string,
  { name = 'wall.jpg', client = owner, field = 'file' }: Given = {},
) {
  const form = new FormData()
  form.append(field, new File([bytes as BlobPart], name))
  return client.post('/api/attachments', form)
}
const read = async (response: Response) => (await response.json()) as MessageAttachment & { message: string }
const spooled = () => readdir(join(app.context.config.DATA_DIR, 'spool')).catch(() => [])
const pathOf = async (id: string) =>
  (await app.db.selectFrom('message_attachments').select('path').where('id', '=', id).executeTakeFirst())
    ?.path

/** A conversation of the owner's, with a client of the seller. */
async function talk() {
  const sellerId = await buildUser(app.db)
  const listingId = await buildListing(app.db, { seller_id: sellerId })
  const id = await buildConversation(app.db, { listingId, buyerId: ownerId })
  const send = (attachmentIds: string[]) =>
    owner.send('POST', `/api/conversations/${id}/messages`, { clientId: crypto.randomUUID(), attachmentIds })
  return { id, send, sellerId, seller: await app.as(sellerId) }
}

describe('POST /api/attachments', () => {
  it('takes place, time and camera out of a picture and turns it upright', async () => {
    const gps = { GPSLatitude: '47/1 36/1 0/1', GPSLatitudeRef: 'N' }
    const tagged = await paint()
      .withMetadata({ orientation: 6, exif: { IFD0: { Make: 'Secret Camera' }, IFD3: gps } })
      .jpeg()
      .toBuffer()
    expect(tagged.includes('Secret Camera')).toBe(true)
    const response = await upload(tagged, { name: 'My wall.JPG' })
    expect(response.status).toBe(201)
    const file = await read(response)
    expect(file).toMatchObject({ name: 'My wall.webp', mediaType: 'image/webp', width: 40, height: 60 })
    const served = Buffer.from(await (await owner.get(file.url)).arrayBuffer())
    expect(served.byteLength).toBe(file.sizeBytes)
    expect((await sharp(served).metadata()).exif).toBeUndefined()
    expect(served.includes('Secret Camera')).toBe(false)
  })

  it('keeps a moving GIF moving', async () => {
    const frames = Buffer.concat([Buffer.alloc(300, 10), Buffer.alloc(300, 200)])
    const raw = { width: 10, height: 20, channels: 3, pageHeight: 10 } as const
    const gif = await sharp(frames, { raw })
      .gif({ delay: [100, 100] })
      .toBuffer()
    const file = await read(await upload(gif, { name: 'loop.gif' }))
    expect(file).toMatchObject({ mediaType: 'image/webp', width: 10, height: 10 })
    const served = Buffer.from(await (await owner.get(file.url)).arrayBuffer())
    expect((await sharp(served, { animated: true }).metadata()).pages).toBe(2)
  })

  it('stores other kinds as they are, to be saved and not opened', async () => {
    const file = await read(await upload('%PDF-1.7 hello', { name: '../Rate “card”.pdf' }))
    expect(file).toMatchObject({ name: 'Rate “card”.pdf', mediaType: 'application/pdf', width: null })
    const served = await owner.get(file.url)
    expect(await served.text()).toBe('%PDF-1.7 hello')
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''Rate%20/),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })

  it.each([
    ['a renamed program', 'MZ\0\0program', 'wall.png', 400, '“wall.png” cannot be attached.'],
    ['a picture under another name', jpeg, 'wall.pdf', 400, '“wall.pdf” cannot be attached.'],
    ['a page', '<!doctype html><script>1</script>', 'a.txt', 400, '“a.txt” cannot be attached.'],
    ['a drawing', '<svg xmlns="x"><script/></svg>', 'a.svg', 400, '“a.svg” cannot be attached.'],
    [
      'a polyglot',
      Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]),
      'a.jpg',
      400,
      '“a.jpg” cannot be attached. Send PNG, JPEG, WebP, GIF, PDF or text.',
    ],
    ['half a picture', jpeg.subarray(0, jpeg.length / 2), 'a.jpg', 400, 'is damaged and cannot be read.'],
    ['81 megapixels', bomb, 'a.png', 400, 'more than 50 megapixels'],
    ['nothing', '', 'a.txt', 400, 'The file is empty'],
    ['11 MB', 'a'.repeat(11 * 1024 * 1024), 'a.txt', 413, 'A file may have at most 10 MB.'],
  ])('refuses %s and leaves nothing behind', async (_what, bytes, name, status, message) => {
    const response = await upload(bytes, { name })
    expect(response.status).toBe(status)
    expect((await read(response)).message).toContain(message)
    expect(await spooled()).toEqual([])
  })

  it('refuses anything but a form with one file', async () => {
    expect((await owner.send('POST', '/api/attachments', {})).status).toBe(415)
    expect((await read(await owner.post('/api/attachments', new FormData()))).message).toBe('Choose a file')
    expect((await upload('a', { field: 'photo' })).status).toBe(400)
    const two = new FormData()
    for (const name of ['a.txt', 'b.txt']) two.append('file', new File(['a'], name))
    expect((await read(await owner.post('/api/attachments', two))).message).toBe('Send one file at a time')
  })

  it('limits how many and how much a person keeps', async () => {
    const strict = await createTestApp({ RATE_LIMIT_SCALE: '0.2' })
    const client = await strict.as(await buildUser(strict.db, { status: 'pending' }))
    const answers = []
    for (let i = 0; i < 3; i++) answers.push((await upload('a', { client, name: 'a.txt' })).status)
    expect(answers).toEqual([201, 201, 429])
    const id = await buildUser(app.db)
    const hoarder = await app.as(id)
    const { id: file } = await read(await upload('a', { client: hoarder, name: 'a.txt' }))
    const full = { size_bytes: 1000 * 1024 * 1024 }
    await app.db.updateTable('message_attachments').set(full).where('id', '=', file).execute()
    const refused = await upload('a', { client: hoarder, name: 'a.txt' })
    expect(refused.status).toBe(413)
    expect((await read(refused)).message).toBe('Your files fill the 1,000 MB of your account.')
  })
})

describe('GET /api/attachments/:id', () => {
  it('is for its owner, once sent for both members, and 404 for everybody else', async () => {
    const { send, seller } = await talk()
    const file = await read(await upload(jpeg))
    const admin = await app.as(await buildUser(app.db, { role: 'admin' }))
    const answers = () =>
      Promise.all([owner, seller, admin, app].map(async (one) => (await one.get(file.url)).status))
    expect(await answers()).toEqual([200, 404, 404, 401])
    const sent = await (await send([file.id])).json()
    expect(sent.attachments).toEqual([file])
    expect(await answers()).toEqual([200, 200, 404, 401])
    expect((await read(await admin.get(file.url))).message).toBe('Not found')
    for (const id of ['1', "x'--", file.id.replace(/.$/, 'z')])
      expect((await owner.get(`/api/attachments/${id}`)).status).toBe(404)
  })

  it('is never below /media', async () => {
    const { id } = await read(await upload(jpeg))
    const path = await pathOf(id)
    expect((await app.get(`/media/${path}`)).status).toBe(404)
  })
})

describe('what happens to files', () => {
  it('sends one only once, and only its owner sends it', async () => {
    const { id, send, seller } = await talk()
    const file = await read(await upload(jpeg))
    const theft = { clientId: crypto.randomUUID(), attachmentIds: [file.id] }
    expect((await seller.send('POST', `/api/conversations/${id}/messages`, theft)).status).toBe(400)
    expect((await send([file.id])).status).toBe(201)
    const again = await send([file.id])
    expect(again.status).toBe(400)
    expect((await again.json()).message).toBe('A file is gone. Please attach it again.')
  })

  it('deletes an unsent one after a day, a sent one never', async () => {
    const { send } = await talk()
    const [unsent, sent, fresh] = [await upload(jpeg), await upload(jpeg), await upload(jpeg)].map(read)
    const files = [await unsent!, await sent!, await fresh!]
    expect((await send([files[1]!.id])).status).toBe(201)
    const path = (await pathOf(files[0]!.id))!
    const old = [files[0]!.id, files[1]!.id]
    await sql`update message_attachments set created_at = now() - interval '25 hours' where id = any(${old}::uuid[])`.execute(
      app.db,
    )
    await sql`select graphile_worker.add_job('sweep-attachments')`.execute(app.db)
    await app.runJobs()
    const answers = await Promise.all(files.map(async ({ url }) => (await owner.get(url)).status))
    expect(answers).toEqual([404, 200, 200])
    expect(await app.context.files.find(path)).toBeNull()
  })

  it('deletes those of an account that leaves', async () => {
    const { client, id } = await buildMember(app)
    const listingId = await buildListing(app.db)
    const conversation = await buildConversation(app.db, { listingId, buyerId: id })
    const file = await read(await upload('a plan', { client, name: 'plan.txt' }))
    const message = { clientId: crypto.randomUUID(), message: 'Here', attachmentIds: [file.id] }
    await client.send('POST', `/api/conversations/${conversation}/messages`, message)
    const path = (await pathOf(file.id))!
    expect((await client.send('DELETE', '/api/account', { password: PASSWORD })).status).toBe(200)
    expect(await pathOf(file.id)).toBeUndefined()
    await app.runJobs()
    expect(await app.context.files.find(path)).toBeNull()
  })
})
