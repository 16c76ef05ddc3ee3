import { spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Proofs } from '#contract/booking/proofs.ts'
import type { CapturePage } from '#contract/booking/proofs-capture.ts'
import type { Capture } from '#domain/booking/proof/capture.ts'
import { parsePackage, verifyChain } from '#domain/booking/proof/chain.ts'
import { fitsAnchor } from '#domain/booking/proof/roots.ts'
import { buildProof, buildProofForm, buildRunning, findDutyKey } from '#test/support/booking/build-proof.ts'
import type { SendingTask } from '#test/support/booking/sending-process.ts'
import { COMPILED } from '#test/support/compiled.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { publishRoot } from './publish-roots.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db, context } = app
const PROCESS = join(import.meta.dirname, '../../../../../test/support/booking/sending-process.ts')
/** Where the test spaces are. */
const SPACE = { lat: 47.6153, lng: -122.3202 }

async function run(given: Parameters<typeof buildRunning>[1] = {}) {
  const agreed = await buildRunning(context, given)
  const [buyer, seller] = [await app.as(agreed.buyerId), await app.as(agreed.sellerId)]
  return {
    ...agreed,
    buyer,
    seller,
    path: `/api/bookings/${agreed.id}`,
    duty: await findDutyKey(db, agreed.id),
  }
}
type Running = Awaited<ReturnType<typeof run>>

/** Something that can be told from others: tiles of grey by a number. */
async function paintScene(seed: number, quality = 90): Promise<File> {
  const grey = Array.from({ length: 64 }, (_, at) => ((at + 1) * (seed * 37 + 11) * 7919) % 251)
  const tiles = sharp(Buffer.from(grey), { raw: { width: 8, height: 8, channels: 1 } })
  const bytes = await tiles.resize(1200, 900, { kernel: 'nearest' }).jpeg({ quality }).toBuffer()
  return new File([new Uint8Array(bytes)], `scene-${seed}.jpg`, { type: 'image/jpeg' })
}

const captured = (part: Partial<Capture> = {}): string =>
  JSON.stringify({
    capturedAt: new Date(Date.now() - 60_000).toISOString(),
    sentAt: new Date().toISOString(),
    position: { ...SPACE, accuracyM: 20 },
    heading: 90,
    ...part,
  })

async function send({ seller, path, duty }: Running, fields: Record<string, string>, file: File) {
  const response = await seller.post(`${path}/proofs`, await buildProofForm({ duty, ...fields }, file))
  return { status: response.status, ...((await response.json()) as Proofs & { code?: string }) }
}

const digest = (bytes: Uint8Array) => new Uint8Array(hash('sha256', bytes, 'buffer'))
async function verify({ buyer, path }: Running) {
  const read = parsePackage(await (await buyer.get(`${path}/proof-package`)).text())!
  return { read, answer: verifyChain(read, digest) }
}

describe('a photo taken at the space', () => {
  it('is compared, and both sides read how', async () => {
    const running = await run()
    await send(running, { capture: captured() }, await paintScene(1))
    const { proofs } = (await (await running.buyer.get(`${running.path}/proofs`)).json()) as Proofs
    expect(proofs[0]).toMatchObject({ grade: 'captured' })
    const results = proofs[0]!.checks.map(({ about, result }) => `${about} ${result}`)
    expect(results).toEqual([
      'place pass',
      'direction unknown',
      'days pass',
      'received pass',
      'seen pass',
      'alike pass',
    ])
  })

  it('two kilometers off is doubtful, and taken all the same', async () => {
    const running = await run()
    const far = captured({ position: { lat: SPACE.lat - 0.018, lng: SPACE.lng, accuracyM: 20 } })
    const sent = await send(running, { capture: far }, await paintScene(2))
    expect(sent).toMatchObject({ status: 201, proofs: [{ grade: 'doubtful' }] })
    expect(sent.proofs[0]!.checks[0]!.text).toContain('1.2 miles from the space')
  })

  it('that looks like one of another booking says so; the bytes of another seller too', async () => {
    const first = await run()
    await send(first, { capture: captured() }, await paintScene(3))
    const second = await run({ sellerId: first.sellerId })
    const alike = await send(second, { capture: captured() }, await paintScene(3, 60))
    expect(alike.proofs[0]).toMatchObject({ grade: 'doubtful' })
    expect(alike.proofs[0]!.checks.find(({ about }) => about === 'alike')?.result).toBe('doubt')
    // close and wide of one duty may look alike
    const again = await send(first, { capture: captured() }, await paintScene(3, 70))
    expect(again.proofs[0]!.checks.find(({ about }) => about === 'alike')?.result).toBe('doubt')
    const stranger = await run()
    const seen = await send(stranger, {}, await paintScene(3))
    expect(seen.proofs[0]).toMatchObject({ grade: 'doubtful' })
    expect(seen.proofs[0]!.checks.map(({ text }) => text)).toContain('The same file was handed in before.')
  })

  it('with a moment or a place that cannot be is refused', async () => {
    const running = await run()
    const scene = await paintScene(4)
    const bad = ['{', '[]', captured({ heading: 360 }), captured({ capturedAt: 'yesterday' })]
    const outside = captured({ position: { lat: 91, lng: 0, accuracyM: 1 } })
    for (const capture of [...bad, outside])
      expect(await send(running, { capture }, scene)).toMatchObject({ status: 400 })
  })
})

it('the page at the space is for its seller alone, with what is open, and no price or contact', async () => {
  const running = await run()
  const page = await running.seller.get(`${running.path}/capture`)
  const text = await page.text()
  expect(JSON.parse(text) as CapturePage).toMatchObject({
    bookingId: running.id,
    location: SPACE,
    duties: [{ key: running.duty, state: 'due', artwork: null }],
  })
  expect(text).not.toMatch(/\$|@example/)
  const stranger = await app.as(await buildUser(db))
  expect((await running.buyer.get(`${running.path}/capture`)).status).toBe(403)
  expect((await stranger.get(`${running.path}/capture`)).status).toBe(404)
})

it('the page at the space shows what is approved for a placement itself, and says why nothing is needed', async () => {
  const running = await run({
    toUnits: (unit) => [unit, { ...unit, unitId: unit.unitId, name: 'Other face' }],
  })
  const { id, buyerId, seller, path } = running
  const given = {
    booking_id: id,
    owner_id: buyerId,
    version: 1,
    media_type: 'image/png',
    size_bytes: 1,
    facts: '{}',
    checks: '[]',
    decided_at: new Date(),
  }
  const files = [
    { item: 0, name: 'first.png', status: 'approved' as const },
    // its own was rejected: that of the placement before it is not what hangs here
    { item: 1, name: 'second.png', status: 'rejected' as const, reason: 'Too dark.' },
  ]
  for (const { item, ...file } of files)
    await db
      .insertInto('creatives')
      .values({ ...given, ...file, item, sha256: Buffer.alloc(32, item), path: `artwork/${id}-${item}.bin` })
      .execute()
  const read = async () => (await (await seller.get(`${path}/capture`)).json()) as CapturePage
  const { duties, nothing } = await read()
  expect(duties.map(({ artwork }) => artwork?.name ?? null)).toEqual(['first.png', null])
  expect(nothing).toBeNull()
  const later = await run({ startsIn: 3, status: 'booked' })
  const page = (await (await later.seller.get(`${later.path}/capture`)).json()) as CapturePage
  expect(page).toMatchObject({ duties: [], nothing: { because: 'not-begun', opensOn: later.terms.first } })
})

describe('the chain of a booking', () => {
  it('binds each proof to the one before, also of several at once, and verifies from the package', async () => {
    const running = await run()
    const { id, sellerId } = running
    // from before there was a chain
    await buildProof(context, { bookingId: id, sellerId })
    const scenes = await Promise.all([5, 6, 7].map((seed) => paintScene(seed)))
    const fields = { capture: captured(), caption: 'Half \ud83d of a pair', id: crypto.randomUUID() }
    await Promise.all(
      scenes.map((scene, at) => send(running, at === 0 ? fields : { capture: captured() }, scene)),
    )
    // the first again: nothing is added
    expect((await send(running, fields, scenes[0]!)).status).toBe(201)
    const { read, answer } = await verify(running)
    expect(answer).toEqual({ isWhole: true })
    expect(read).toMatchObject({ unchained: 1, links: [{}, {}, {}] })
    const { chain } = (await (await running.seller.get(`${running.path}/proofs`)).json()) as Proofs
    expect(chain).toEqual({ links: 3, last: read.links[2]!.chain })
    const stranger = await app.as(await buildUser(db))
    expect((await stranger.get(`${running.path}/proof-package`)).status).toBe(404)
  })

  it.each(['before-commit', 'after-commit'] as const)(
    'killed %s, one that is sent again is there once',
    async (dies) => {
      const running = await run()
      const scene = await paintScene(dies === 'before-commit' ? 8 : 9)
      const bytes = Buffer.from(await scene.arrayBuffer())
      const id = crypto.randomUUID()
      const path = `proof/${id}.bin`
      await context.files.save(path, bytes)
      const { DATABASE_URL: databaseUrl, DATA_DIR } = context.config
      const task: SendingTask = {
        databaseUrl: databaseUrl!,
        settings: { DATA_DIR },
        bookingId: running.id,
        sellerId: running.sellerId,
        dies,
        received: {
          id,
          duty: running.duty,
          caption: '',
          url: null,
          capture: JSON.parse(captured()) as Capture,
          name: scene.name,
          mediaType: 'image/jpeg',
          sizeBytes: bytes.length,
          sha256: hash('sha256', bytes),
          facts: {
            kind: 'picture',
            format: 'JPEG',
            width: 1200,
            height: 900,
            colour: 'rgb',
            isMoving: false,
          },
          alike: null,
          path,
          preview: null,
        },
      }
      const child = spawn(process.execPath, [PROCESS], {
        env: { SENDING_TASK: JSON.stringify(task), ...COMPILED },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      expect((await once(child, 'exit'))[1]).toBe('SIGKILL')
      const again = await send(running, { id, capture: captured() }, scene)
      expect(again).toMatchObject({ status: 201, chain: { links: 1 } })
      expect(again.proofs.map((proof) => proof.sha256)).toEqual([hash('sha256', bytes)])
      expect((await verify(running)).answer).toEqual({ isWhole: true })
      const original = await running.buyer.get(again.proofs[0]!.original!)
      expect(hash('sha256', new Uint8Array(await original.arrayBuffer()))).toBe(hash('sha256', bytes))
    },
  )
})

describe('a nightly root', () => {
  const atNight = (days: number) => ({ ...context, now: () => new Date(Date.now() + days * 86_400_000) })

  it('holds the chains that grew, is published once a night, and stays as it is', async () => {
    const [one, other] = [await run(), await run()]
    await send(one, { capture: captured() }, await paintScene(11))
    await send(other, { capture: captured() }, await paintScene(12))
    expect((await verify(one)).read.anchor).toBeNull()
    for (let time = 0; time < 2; time++) await publishRoot(atNight(1))
    const published = async () =>
      (await (await other.buyer.get('/open/v1/proof-roots.jsonl')).text())
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    const [root, ...more] = await published()
    expect(more).toEqual([])
    for (const running of [one, other]) {
      const { anchor, links } = (await verify(running)).read
      expect(anchor).toMatchObject({ link: 1, day: root.day, root: root.root })
      expect(fitsAnchor(anchor!, links, digest)).toBe(true)
    }
    await expect(db.updateTable('proof_roots').set({ chains: 1 }).execute()).rejects.toThrow()
  })
})
