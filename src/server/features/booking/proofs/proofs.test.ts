import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Proofs } from '#contract/booking/proofs.ts'
import { DAY_MS } from '#domain/dates.ts'
import { alone } from '#domain/listings/listing.ts'
import type { Agreed } from '#test/support/booking/build-agreed.ts'
import { buildProof, buildProofForm, buildRunning, findDutyKey } from '#test/support/booking/build-proof.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { HEIC } from '#test/support/listings/heic-picture.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'
import { listOwnBookings } from '../bookings/list-own-bookings.ts'
import { getProofs } from './get-proofs.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db, context } = app

interface Running extends Agreed {
  buyer: TestClient
  seller: TestClient
  path: string
  /** Of its first duty. */
  duty: string
}
type Answer = Proofs & { status: number; code?: string; message?: string }

async function run(given: Parameters<typeof buildRunning>[1] = {}): Promise<Running> {
  const agreed = await buildRunning(context, given)
  const [buyer, seller] = [await app.as(agreed.buyerId), await app.as(agreed.sellerId)]
  const duty = await findDutyKey(db, agreed.id)
  return { ...agreed, buyer, seller, path: `/api/bookings/${agreed.id}/proofs`, duty }
}
const read = async (response: Response): Promise<Answer> => ({
  ...(await response.json()),
  status: response.status,
})
const get = async ({ buyer, path }: Running) => read(await buyer.get(path))
const send = async ({ seller, path, duty }: Running, fields = {}, file?: File) =>
  read(await seller.post(path, await buildProofForm({ duty, ...fields }, file)))
const decide = async ({ buyer }: Running, id: string, body: object) =>
  read(await buyer.send('POST', `/api/proofs/${id}/decisions`, body))
const stored = () => readdir(join(context.config.DATA_DIR, 'files/proof')).catch(() => [])
async function mailsTo(userId: number): Promise<string[]> {
  await app.runJobs()
  const user = db.selectFrom('users').select('email').where('id', '=', userId)
  const { email } = await user.executeTakeFirstOrThrow()
  const mails = db.selectFrom('outbox_messages').select('subject').where('recipient', '=', email)
  return (await mails.orderBy('id').execute()).map(({ subject }) => subject.replace(/ \(PLA-.*/, ''))
}

describe('proof', () => {
  it('is handed in, questioned with a reason, answered and accepted, and both sides are told', async () => {
    const running = await run()
    expect(await get(running)).toMatchObject({
      side: 'buyer',
      promise: expect.stringContaining('within 10 working days'),
      duties: [{ key: running.duty, state: 'due', kind: 'any', canSend: false, canDecide: false }],
      proofs: [],
    })
    const sent = await send(running, { caption: 'Seen from the ferry' })
    expect(sent).toMatchObject({
      status: 201,
      duties: [{ state: 'received', canSend: true }],
      proofs: [
        {
          name: 'wall.jpg',
          what: 'JPEG picture, 60 × 40 pixels',
          caption: 'Seen from the ferry',
          preview: { width: 60, height: 40 },
          decision: null,
        },
      ],
    })
    await send(running)
    const title = '“Wall by the ferry”'
    expect(await mailsTo(running.buyerId)).toEqual([`User ${running.sellerId} handed in proof for ${title}`])

    const [latest, first] = (await get(running)).proofs
    expect(await decide(running, first!.id, { decision: 'accept' })).toMatchObject({ status: 409 })
    expect(await decide(running, latest!.id, { decision: 'question', reason: ' ' })).toMatchObject({
      status: 400,
    })
    const reason = 'This is another wall.'
    const questioned = await decide(running, latest!.id, { decision: 'question', reason })
    expect(questioned).toMatchObject({ status: 200, duties: [{ state: 'questioned', canDecide: false }] })
    expect(questioned.proofs.map(({ decision }) => decision?.reason)).toEqual([reason, reason])

    const again = await send(running)
    const accepted = await decide(running, again.proofs[0]!.id, { decision: 'accept' })
    expect(accepted).toMatchObject({
      duties: [{ state: 'accepted' }],
      proofs: [{ decision: { decision: 'accepted', reason: null } }, {}, {}],
    })
    expect(await mailsTo(running.sellerId)).toEqual([
      `User ${running.buyerId} questions your proof for ${title}`,
      `User ${running.buyerId} accepted your proof for ${title}`,
    ])
    expect(await send(running)).toMatchObject({ status: 409, code: 'proof-not-open' })
  })

  it('sent again under its id is the first one, and one file shows one thing', async () => {
    const running = await run()
    const form = await buildProofForm({ duty: running.duty, id: crypto.randomUUID() })
    const file = form.get('file') as File
    const before = (await stored()).length
    const fields = { id: String(form.get('id')) }
    for (let time = 0; time < 3; time++)
      expect(await send(running, fields, file)).toMatchObject({ status: 201 })
    expect((await get(running)).proofs).toHaveLength(1)
    expect((await stored()).length).toBe(before + 2)

    expect(await send(running, {}, file)).toMatchObject({ code: 'proof-duplicate' })
    const other = await run({ sellerId: running.sellerId })
    const refused = await send(other, {}, file)
    expect(refused.message).toMatch(
      new RegExp(`^This file was handed in already, for PLA-B0*${running.id} on .*\\.$`),
    )
    expect(await send(running, fields)).toMatchObject({ code: 'conflict' })
    expect((await stored()).length).toBe(before + 2)
  })

  it('is not taken before the first day, of nothing that is owed, and of no broken or hostile file', async () => {
    const early = await run({ status: 'booked', startsIn: 5 })
    expect(await send(early)).toMatchObject({
      status: 409,
      code: 'proof-not-open',
      message: 'Proof can be given from the first day of the booking on.',
    })
    const running = await run()
    expect(await send(running, { duty: '9/posting' })).toMatchObject({ status: 400 })
    expect(await send(running, { url: 'http://example.com' })).toMatchObject({ status: 400 })
    for (const bytes of ['', 'MZ no picture', '<html>,\n,', '\x89PNG\r\n\x1a\nno picture'])
      expect(await send(running, {}, new File([bytes], 'a.png'))).toMatchObject({ code: 'not-proof' })
    expect((await get(running)).proofs).toEqual([])
  })

  it('is a HEIC photo too, as phones keep them: seen by its preview, and kept as it is', async () => {
    const running = await run()
    const sent = await send(running, {}, new File([new Uint8Array(HEIC)], 'IMG_2041.HEIC'))
    expect(sent).toMatchObject({
      status: 201,
      proofs: [
        { name: 'IMG_2041.heic', what: 'HEIC picture, 96 × 64 pixels', preview: { width: 96, height: 64 } },
      ],
    })
    const original = await running.buyer.get(sent.proofs[0]!.original!)
    expect(Buffer.from(await original.arrayBuffer()).equals(HEIC)).toBe(true)
    const broken = new File([new Uint8Array(HEIC.subarray(0, 300))], 'IMG_2042.HEIC')
    expect(await send(running, {}, broken)).toMatchObject({ status: 400, code: 'not-proof' })
  })

  it('of a duty is what the duty asks for: a log, a link', async () => {
    const proofDuties = [{ about: 'log', kind: 'play-log', workingDays: 5 }] as const
    const logged = await run({ terms: { proofDuties: [...proofDuties] } })
    const csv = new File(['day,plays\n2027-03-01,180\n2027-03-02,181\n'], 'plays.csv')
    expect(await send(logged, {}, csv)).toMatchObject({
      status: 201,
      proofs: [{ what: 'CSV of 2 lines: 361 on 2 days', name: 'plays.csv', preview: null }],
    })
    const posted = await run({ terms: { proofDuties: [{ about: 'post', kind: 'link', workingDays: 10 }] } })
    const form = new FormData()
    form.append('duty', posted.duty)
    form.append('url', 'https://social.example/p/1')
    expect(await read(await posted.seller.post(posted.path, form))).toMatchObject({
      status: 201,
      proofs: [{ url: 'https://social.example/p/1', original: null, what: 'An address' }],
    })
    const photo = await run({ terms: { proofDuties: [{ about: 'posting', kind: 'photo', workingDays: 5 }] } })
    expect(await send(photo, {}, csv)).toMatchObject({ status: 400, code: 'not-proof' })
  })

  it('is read by both sides and admins alone, byte for byte', async () => {
    const running = await run()
    const form = await buildProofForm({ duty: running.duty })
    const file = form.get('file') as File
    const { proofs } = await send(running, {}, file)
    const { original, preview } = proofs[0]!
    const admin = await app.as(await buildUser(db, { role: 'admin' }))
    for (const reader of [running.buyer, running.seller, admin]) {
      const bytes = await (await reader.get(original!)).arrayBuffer()
      expect(Buffer.from(bytes).equals(Buffer.from(await file.arrayBuffer()))).toBe(true)
      expect((await reader.get(preview!.url)).headers.get('content-type')).toBe('image/webp')
    }
    const stranger = await app.as(await buildUser(db))
    for (const path of [original!, preview!.url, running.path])
      expect((await stranger.get(path)).status).toBe(404)
  })

  it('fills the account of its seller, who is told so before a byte is received', async () => {
    const running = await run()
    const given = { bookingId: running.id, sellerId: running.sellerId, sizeBytes: 2 ** 31 - 1 }
    for (let file = 0; file < 20; file++) await buildProof(context, given)
    expect(await send(running)).toMatchObject({ status: 201 })
    await buildProof(context, given)
    expect(await send(running)).toMatchObject({
      status: 413,
      code: 'too-large',
      message: expect.stringContaining('fill the 40 GB of your account'),
    })
  })

  it('can never be changed or taken back once it was acknowledged', async () => {
    const running = await run()
    const { proofs } = await send(running)
    await decide(running, proofs[0]!.id, { decision: 'accept' })
    for (const change of [
      sql`update proofs set caption = 'x'`,
      sql`delete from proofs`,
      sql`update proof_decisions set decision = 'accepted-by-time', decided_by = null`,
      sql`delete from proof_decisions`,
      sql`truncate proofs cascade`,
    ])
      await expect(change.execute(db)).rejects.toThrow()
  })
})

describe('in lists', () => {
  it('a booking says how its proof stands, and nothing once it is over for good', async () => {
    const standOf = async ({ buyer }: Running) =>
      (await (await buyer.get('/api/bookings?side=buyer')).json()).items[0].proof
    expect(await standOf(await run())).toMatchObject({ state: 'due', isLate: false })
    expect(await standOf(await run({ startsIn: -20, status: 'completed' }))).toMatchObject({
      state: 'overdue',
      isLate: true,
    })
    expect(await standOf(await run({ startsIn: -60, status: 'completed' }))).toBeNull()
    expect(await standOf(await run({ status: 'awaiting-payment' }))).toBeNull()
    expect(await standOf(await run({ startsIn: 4, status: 'booked' }))).toMatchObject({ state: 'waiting' })
  })

  it('goes by the clock of the application alone', async () => {
    const { id, sellerId } = await run({ startsIn: 4, status: 'booked' })
    const later = { ...context, now: () => new Date(Date.now() + 5 * DAY_MS) }
    const actor = alone({ id: sellerId, role: 'user', status: 'active' })
    const query = { side: 'seller', limit: 5 } as Parameters<typeof listOwnBookings>[2]
    expect((await listOwnBookings(later, actor, query)).items[0]!.proof).toMatchObject({ state: 'due' })
    expect((await getProofs(later, id, actor)).duties).toMatchObject([{ state: 'due' }])
  })
})

it('a seller finds all that is owed by the day it is due, in lists and by words', async () => {
  const sellerId = await buildUser(db)
  const given = { sellerId, terms: { brand: 'Ferry Bakery' } }
  const [late, due, soon] = [
    await run({ ...given, startsIn: -20 }),
    await run(given),
    await run({ ...given, startsIn: 5, status: 'booked' as const }),
  ]
  await run()
  const seller = await app.as(sellerId)
  const list = async (query = '') => (await seller.get(`/api/my/proof-duties${query}`)).json()
  expect(await list()).toMatchObject({
    total: 2,
    counts: { open: 2, late: 1, received: 0 },
    items: [
      { bookingId: late.id, state: 'overdue', brand: 'Ferry Bakery', key: late.duty },
      { bookingId: due.id, state: 'due', placement: expect.stringContaining('Loop') },
    ],
  })
  expect((await list('?show=soon')).items).toMatchObject([{ bookingId: soon.id, state: 'waiting' }])
  expect((await list('?q=FERRY%20loop')).total).toBe(2)
  expect((await list('?q=nowhere')).items).toEqual([])
  const [{ name, count }] = (await list()).markets
  expect(count).toBe(2)
  expect((await list(`?market=${encodeURIComponent(name)}`)).total).toBe(2)
  expect(await list('?market=Nowhere')).toMatchObject({ total: 0, markets: [{ count: 2 }] })
  const csv = await (await seller.get('/api/my/proof-duties.csv?q=ferry')).text()
  expect(csv.trim().split('\r\n')).toEqual([
    expect.stringContaining('Due,State,Unit id,Space'),
    expect.stringContaining(',missing,'),
    expect.stringContaining('Ferry Bakery'),
  ])
  await send(due)
  expect(await list('?show=received')).toMatchObject({ items: [{ bookingId: due.id }], counts: { open: 1 } })
  expect((await (await due.buyer.get('/api/my/proof-duties')).json()).items).toEqual([])
})
