import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Picture } from '#contract/listings/listings.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { HEIC } from '#test/support/listings/heic-picture.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { sweepPhotos } from './sweep-photos.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '100' })
const ownerId = await buildUser(app.db)
const owner = await app.as(ownerId)

const paint = (width = 2000, height = 1000) =>
  sharp({ create: { width, height, channels: 3, background: '#247a4d' } })

const jpeg = await paint(60, 40).jpeg().toBuffer()
const gif = await paint(60, 40).gif().toBuffer()

function upload(bytes: Uint8Array, { client = owner, name = 'wall.jpg', type = 'image/jpeg' } = {}) {
  const form = new FormData()
  form.append('photo', new File([new Uint8Array(bytes)], name, { type }))
  return client.post('/api/photos', form)
}
type Answer = Picture & { id: string; message: string }
const read = async (response: Response) => (await response.json()) as Answer

/** A decompression bomb: a PNG that declares many pixels in a few bytes. */
function bomb(side: number, { depth = 8, isInterlaced = false } = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([depth, 6, 0, 0, isInterlaced ? 1 : 0], 8)
  const chunk = (type: string, data: Buffer) => {
    const size = Buffer.alloc(4)
    size.writeUInt32BE(data.length)
    return Buffer.concat([size, Buffer.from(type), data, Buffer.alloc(4)])
  }
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    start,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1 << 20))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('POST /api/photos', () => {
  it('stores three sizes in two formats, upright and without metadata', async () => {
    const jpeg = await paint()
      .withExif({
        IFD0: { Make: 'Secret Camera', Orientation: '6' },
        IFD3: { GPSLatitude: '47/1 36/1 0/1', GPSLatitudeRef: 'N' },
      })
      .jpeg()
      .toBuffer()
    expect(jpeg.includes('Secret Camera')).toBe(true)
    const response = await upload(jpeg)
    expect(response.status).toBe(201)
    const picture = await read(response)
    expect(picture.sources.map(({ type }) => type).sort()).toEqual([
      ...Array(3).fill('image/avif'),
      ...Array(3).fill('image/webp'),
    ])
    expect(picture.placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(picture.placeholder!.length).toBeLessThan(1000)
    for (const { url, width } of picture.sources) {
      const served = await app.get(url)
      expect(served.status).toBe(200)
      const bytes = Buffer.from(await served.arrayBuffer())
      const metadata = await sharp(bytes).metadata()
      expect(metadata.width).toBe(width)
      expect(metadata.exif).toBeUndefined()
      expect(bytes.includes('Secret Camera')).toBe(false)
    }
  })

  it.each(['png', 'webp', 'avif'] as const)(
    'accepts %s, and does not enlarge small pictures',
    async (format) => {
      const picture = await read(await upload(await paint(40, 30).toFormat(format).toBuffer()))
      expect(picture).toMatchObject({ width: 40, height: 30 })
    },
  )

  it('keeps all of 24 photos that are sent at once', { timeout: 120_000 }, async () => {
    const photos = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        sharp({
          create: {
            width: 64,
            height: 48,
            channels: 3,
            noise: { type: 'gaussian', mean: 100 + index, sigma: 30 },
            background: '#000',
          },
        })
          .jpeg()
          .toBuffer(),
      ),
    )
    const answers = await Promise.all(photos.map((photo) => upload(photo)))
    expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(201))
    const pictures = await Promise.all(answers.map(read))
    expect(new Set(pictures.map(({ id }) => id)).size).toBe(24)
  })

  const svg = Buffer.from(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
  )
  it.each([
    ['an SVG drawing', svg, 'SVG drawings cannot be used'],
    ['an empty file', Buffer.alloc(0), 'The file is empty'],
    ['a text', Buffer.from('hello'), 'Only JPEG, PNG, WebP, AVIF and HEIC'],
    ['a GIF', gif, 'Only JPEG, PNG, WebP, AVIF and HEIC'],
    ['a HEIC picture', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), 'damaged'],
    [
      'a picture with a script behind it',
      Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]),
      'more than a picture',
    ],
    [
      'a picture with an archive behind it',
      Buffer.concat([jpeg, Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
      'more than a picture',
    ],
    ['half a picture', jpeg.subarray(0, jpeg.length / 2), 'damaged'],
    ['a bomb of 100 megapixels', bomb(10_000), 'more than 50 megapixels'],
    [
      'an interlaced one that takes 400 MB to decode',
      bomb(7_070, { depth: 16, isInterlaced: true }),
      'takes too much memory',
    ],
  ])('refuses %s', async (_what, bytes, message) => {
    const response = await upload(bytes)
    expect(response.status).toBe(400)
    expect((await read(response)).message).toContain(message)
  })

  it('reads HEIC, as phones take pictures: 96 × 64, red on the left, blue on the right', async () => {
    const response = await upload(HEIC)
    expect(response.status).toBe(201)
    const picture = (await response.json()) as { url: string; width: number; height: number }
    expect([picture.width, picture.height]).toEqual([96, 64])
    const shown = await app.get(picture.url)
    const { data } = await sharp(Buffer.from(await shown.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const [left, right] = [data.subarray(0, 3), data.subarray(95 * 3, 96 * 3)]
    expect(left[0]! > left[2]! && right[2]! > right[0]!).toBe(true)
  })

  it('refuses more than 15 MB', async () => {
    const response = await upload(Buffer.concat([jpeg, Buffer.alloc(15 * 1024 * 1024)]))
    expect(response.status).toBe(413)
    expect((await read(response)).message).toBe('A picture may have at most 15 MB')
  })

  it('refuses anything but a form, and a form without a picture', async () => {
    expect((await owner.send('POST', '/api/photos', {})).status).toBe(415)
    expect((await owner.post('/api/photos', new FormData())).status).toBe(400)
    const broken = { body: 'x', headers: { 'content-type': 'multipart/form-data; boundary=b' } }
    expect((await owner.send('POST', '/api/photos', undefined, broken)).status).toBe(400)
  })

  it('enforces the account’s quota', async () => {
    const id = await buildUser(app.db, { status: 'pending' })
    const client = await app.as(id)
    expect((await upload(jpeg, { client })).status).toBe(201)
    const full = { size_bytes: 100 * 1024 * 1024 }
    await app.db.updateTable('photos').set(full).where('owner_id', '=', id).execute()
    const refused = await upload(jpeg, { client })
    expect(refused.status).toBe(413)
    expect((await read(refused)).message).toBe(
      'Your pictures fill the 100 MB of your account. Confirm your e-mail address for more.',
    )
  })

  it('counts refused pictures too', async () => {
    const strict = await createTestApp({ RATE_LIMIT_SCALE: '0.01' })
    const client = await strict.as(await buildUser(strict.db))
    const answers = []
    for (let i = 0; i < 3; i++) answers.push((await client.send('POST', '/api/photos', {})).status)
    expect(answers).toEqual([415, 415, 429])
  })

  it('is for signed-in people', async () => {
    expect((await upload(jpeg, { client: app })).status).toBe(401)
    const suspended = await app.as(await buildUser(app.db, { status: 'suspended' }))
    expect((await upload(jpeg, { client: suspended })).status).toBe(403)
  })
})

describe('the sweep', () => {
  it('deletes old unreferenced pictures only', async () => {
    const bytes = await paint(60, 40).jpeg().toBuffer()
    const [used, waiting, unused, fresh] = await Promise.all(
      [1, 2, 3, 4].map(async () => read(await upload(bytes))),
    )
    await app.db
      .updateTable('photos')
      .set({ created_at: '2026-01-01' } as never)
      .where('id', 'in', [used!.id, waiting!.id, unused!.id])
      .execute()
    const listing = await buildListing(app.db, { seller_id: ownerId, images: JSON.stringify([used]) })
    await app.db
      .insertInto('listing_revisions')
      .values({ listing_id: listing, changes: JSON.stringify({ images: [waiting] }), before: '{}' })
      .execute()
    expect(await sweepPhotos(app.context)).toBe(1)
    expect((await app.get(unused!.url)).status).toBe(404)
    for (const kept of [used!, waiting!, fresh!]) expect((await app.get(kept.url)).status).toBe(200)
  })

  it('a deleted or foreign picture cannot be added to a listing', async () => {
    const other = await app.as(await buildUser(app.db))
    const theirs = await read(await upload(await paint(60, 40).png().toBuffer(), { client: other }))
    const body = {
      title: 'Wall with a picture',
      type: 'billboard',
      price: 1,
      description: 'A wall with a picture of it.',
      location: 'Seattle',
      address: '1 Pine St',
      specifications: ['Size: large'],
      images: [{ url: theirs.url, alt: 'The wall' }],
    }
    expect((await owner.send('POST', '/api/listings', body)).status).toBe(400)
    const created = await other.send('POST', '/api/listings', body)
    expect(await created.json()).toMatchObject({
      imageUrl: theirs.url,
      images: [{ alt: 'The wall', width: 60, sources: theirs.sources }],
    })
  })
})
