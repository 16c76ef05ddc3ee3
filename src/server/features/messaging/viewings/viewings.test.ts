import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Viewing } from '#contract/messaging/viewings.ts'
import { formatAppointment } from '#domain/format-dates.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { buildConversation } from '#test/support/messaging/build-conversation.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp({ PUBLIC_URL: 'http://localhost:3000' })
const { db } = app
let [buyer, seller, stranger]: TestClient[] = []
let [sellerId, buyerId, listingId, conversationId] = [0, 0, 0, 0]

const HOUR = 3_600_000
const at = (hours: number) => new Date(Math.floor(Date.now() / HOUR) * HOUR + hours * HOUR).toISOString()
const [MONDAY, TUESDAY] = [at(100), at(124)]

beforeAll(async () => {
  sellerId = await buildUser(db, { email: 'sally@example.com', name: 'Sally' })
  buyerId = await buildUser(db, { email: 'bob@example.com', name: 'Bob' })
  ;[buyer, seller, stranger] = [
    await app.as(buyerId),
    await app.as(sellerId),
    await app.as(await buildUser(db)),
  ]
})
beforeEach(async () => {
  await db.updateTable('viewings').set({ status: 'cancelled' }).execute()
  await db.deleteFrom('outbox_messages').execute()
  listingId = await buildListing(db, {
    seller_id: sellerId,
    title: 'Wall by the ferry',
    address: '1 Pine Street',
  })
  conversationId = await buildConversation(db, { listingId, buyerId })
})

const propose = async (times: string[], client = buyer!, id = conversationId) =>
  client.send('POST', `/api/conversations/${id}/viewings`, { times })
const proposed = async (times = [MONDAY, TUESDAY]): Promise<Viewing> => (await propose(times)).json()
const step = (viewing: Viewing, body: object, client = seller!) =>
  client.send('POST', `/api/viewings/${viewing.id}/steps`, { updatedAt: viewing.updatedAt, ...body })
const take = async (viewing: Viewing, body: object, client = seller!): Promise<Viewing> => {
  const answer = await step(viewing, body, client)
  expect(answer.status).toBe(200)
  return answer.json()
}
const agreed = async () => take(await proposed([MONDAY]), { step: 'confirm' })
const message = async (answer: Response) => [answer.status, (await answer.json()).message]
const mails = async (recipient: string) => {
  await app.runJobs()
  return db
    .selectFrom('outbox_messages')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()
}
const thread = async () => {
  const { messages } = await (await seller!.get(`/api/conversations/${conversationId}`)).json()
  return (messages as { body: string; event: { event: string; by: string } | null }[]).filter(
    ({ event }) => event,
  )
}
const plain = (text: string) => text.replace(/\s+/g, ' ')
const said = (instant: string) => plain(formatAppointment(new Date(instant)))

describe('a proposal', () => {
  it('is told in the thread and mailed to the other side, without anybody’s address', async () => {
    const made = await propose([TUESDAY, MONDAY])
    expect(made.status).toBe(201)
    expect(await made.json()).toMatchObject({
      status: 'proposed',
      proposedTimes: [MONDAY, TUESDAY],
      proposedBy: 'me',
      startsAt: null,
      // navigation finds no street without its city
      place: '1 Pine Street, Capitol Hill, Seattle, WA',
      steps: ['cancel'],
      other: { name: 'Sally' },
    })
    const [event] = await thread()
    expect(event!.event).toMatchObject({
      event: 'viewing-proposed',
      by: 'other',
      viewingId: expect.any(Number),
    })
    expect(plain(event!.body)).toBe(`Bob proposes a viewing: ${said(MONDAY)} or ${said(TUESDAY)}.`)
    const [mail] = await mails('sally@example.com')
    expect(mail).toMatchObject({ subject: 'Viewing of “Wall by the ferry”', calendar: null, reply_to: null })
    expect(mail!.text_body + mail!.html_body).not.toContain('bob@example.com')
    expect(await mails('bob@example.com')).toEqual([])
  })

  it('sent again changes nothing', async () => {
    const [first, again] = [await proposed(), await proposed()]
    expect(again.id).toBe(first.id)
    expect(await thread()).toHaveLength(1)
  })

  it('is of times to come, one to three, by a member', async () => {
    expect(await message(await propose([at(-1)]))).toEqual([
      400,
      'Please propose times that are still to come',
    ])
    expect(await message(await propose([at(24 * 4000)]))).toEqual([
      400,
      'Please propose times within ten years',
    ])
    expect(await message(await propose([]))).toEqual([400, 'Propose at least one time'])
    expect(await message(await propose([1, 2, 3, 4].map((n) => at(n + 50))))).toEqual([
      400,
      'At most three times',
    ])
    expect(await message(await propose([MONDAY], stranger))).toEqual([404, 'There is no such conversation'])
    expect((await propose([MONDAY], app)).status).toBe(401)
  })

  it('comes with the first words to a seller too', async () => {
    const other = await buildListing(db, { seller_id: sellerId })
    const start = () =>
      buyer!.send('POST', `/api/listings/${other}/conversations`, {
        clientId: crypto.randomUUID(),
        viewing: { times: [MONDAY] },
      })
    const { id } = await (await start()).json()
    await start()
    const viewings = await (await seller!.get(`/api/conversations/${id}/viewings`)).json()
    expect(viewings).toMatchObject([{ status: 'proposed', proposedTimes: [MONDAY], proposedBy: 'other' }])
  })

  it('is refused to a blocked person, who can still end what was agreed', async () => {
    const viewing = await agreed()
    await seller!.send('PUT', `/api/blocks/${buyerId}`)
    expect(await message(await propose([TUESDAY]))).toEqual([403, 'This person cannot be reached.'])
    const move = await step(viewing, { step: 'move', times: [TUESDAY] }, buyer)
    expect(await message(move)).toEqual([403, 'This person cannot be reached.'])
    await take(viewing, { step: 'cancel', reason: 'Rain' }, buyer)
    await seller!.send('DELETE', `/api/blocks/${buyerId}`)
  })
})

describe('an answer', () => {
  it('agrees on one of the times, and invites both to it', async () => {
    const viewing = await take(await proposed(), { step: 'confirm', time: TUESDAY })
    expect(viewing).toMatchObject({
      status: 'confirmed',
      startsAt: TUESDAY,
      proposedTimes: [],
      proposedBy: null,
    })
    expect(viewing.steps).toEqual(['move', 'cancel'])
    for (const address of ['sally@example.com', 'bob@example.com']) {
      const mail = (await mails(address)).at(-1)!
      expect(mail.subject).toBe(`Viewing of “Wall by the ferry” on ${said(TUESDAY)}`)
      expect(mail.calendar).toContain('METHOD:REQUEST')
      expect(mail.calendar!.replaceAll('\r\n ', '')).toContain(`mailto:${address}`)
    }
    expect((await thread()).map(({ event }) => event!.event)).toEqual([
      'viewing-proposed',
      'viewing-confirmed',
    ])
    const { waitingSince } = await (await seller!.get(`/api/conversations/${conversationId}`)).json()
    expect(waitingSince).toBeNull()
  })

  it('needs to say which of several times', async () => {
    const viewing = await proposed()
    expect(await message(await step(viewing, { step: 'confirm' }))).toEqual([
      400,
      'Propose at least one time',
    ])
    const other = await step(viewing, { step: 'confirm', time: at(130) })
    expect(await message(other)).toEqual([409, 'This viewing was changed meanwhile.'])
  })

  it('can be other times, or no', async () => {
    const viewing = await proposed()
    const countered = await take(viewing, { step: 'counter', times: [at(150)] })
    expect(countered).toMatchObject({ status: 'proposed', proposedTimes: [at(150)], proposedBy: 'me' })
    const [mail] = await mails('bob@example.com')
    expect(mail!.subject).toBe('New times: Viewing of “Wall by the ferry”')
    const declined = await take(countered, { step: 'decline', reason: 'Sold' }, buyer)
    expect(declined).toMatchObject({ status: 'declined', reason: 'Sold', steps: [] })
    expect((await thread()).at(-1)!.body).toBe('Bob declined the viewing. “Sold”')
  })

  it('is the other side’s alone, to the viewing as it is', async () => {
    const viewing = await proposed()
    const changed = [409, 'This viewing was changed meanwhile.']
    expect(await message(await step(viewing, { step: 'confirm', time: MONDAY }, buyer))).toEqual(changed)
    expect(await message(await step(viewing, { step: 'move', times: [at(150)] }))).toEqual(changed)
    await take(viewing, { step: 'counter', times: [at(150)] })
    expect(await message(await step(viewing, { step: 'decline' }))).toEqual(changed)
    const foreign = await step(viewing, { step: 'confirm' }, stranger)
    expect(await message(foreign)).toEqual([404, 'There is no such viewing'])
  })
})

describe('an agreed viewing', () => {
  it('is moved when the other side accepts: the old time holds until then', async () => {
    const moving = await take(await agreed(), { step: 'move', times: [TUESDAY] }, buyer)
    expect(moving).toMatchObject({
      status: 'confirmed',
      startsAt: MONDAY,
      proposedTimes: [TUESDAY],
      proposedBy: 'me',
    })
    const moved = await take(moving, { step: 'confirm' })
    expect(moved).toMatchObject({ status: 'confirmed', startsAt: TUESDAY, proposedTimes: [] })
    const mail = (await mails('bob@example.com')).at(-1)!
    expect(mail.subject).toBe(`Moved: Viewing of “Wall by the ferry” on ${said(TUESDAY)}`)
    expect((await thread()).at(-1)!.event!.event).toBe('viewing-moved')
  })

  it('stays where it was when the other side declines', async () => {
    const moving = await take(await agreed(), { step: 'move', times: [TUESDAY] }, buyer)
    const kept = await take(moving, { step: 'decline' })
    expect(kept).toMatchObject({ status: 'confirmed', startsAt: MONDAY, proposedTimes: [] })
    expect(plain((await thread()).at(-1)!.body)).toBe(
      `Sally cannot move the viewing. It stays on ${said(MONDAY)}.`,
    )
  })

  it('is cancelled by either side with a reason', async () => {
    const viewing = await agreed()
    for (const reason of [undefined, ' ']) {
      const refused = await (await step(viewing, { step: 'cancel', reason }, buyer)).json()
      expect(refused).toMatchObject({ message: 'Say why', fields: { reason: 'Say why' } })
    }
    expect(await take(viewing, { step: 'cancel', reason: 'Rain' }, buyer)).toMatchObject({
      status: 'cancelled',
    })
    const mail = (await mails('sally@example.com')).at(-1)!
    expect(mail.subject).toBe(`Cancelled: Viewing of “Wall by the ferry” on ${said(MONDAY)}`)
    expect(mail.text_body).toContain('“Rain”')
    expect(mail.calendar).toContain('METHOD:CANCEL')
  })

  it('cannot have been missed before its time, nor be cancelled after', async () => {
    const viewing = await agreed()
    expect(await message(await step(viewing, { step: 'missed' }))).toEqual([
      409,
      'This viewing is still to come.',
    ])
    const past = { starts_at: new Date(at(-2)), ends_at: new Date(at(-1)) }
    await db.updateTable('viewings').set(past).where('id', '=', viewing.id).execute()
    const late = await step(viewing, { step: 'cancel', reason: 'Rain' })
    expect(await message(late)).toEqual([409, 'The time of this viewing has come.'])
    expect(await take(viewing, { step: 'missed' }, buyer)).toMatchObject({ status: 'missed' })
  })

  it('never overlaps another of the seller', async () => {
    await agreed()
    const other = await buildListing(db, { seller_id: sellerId })
    const elsewhere = await buildConversation(db, { listingId: other, buyerId })
    const half = new Date(Date.parse(MONDAY) + HOUR / 4).toISOString()
    const viewing: Viewing = await (await propose([half], buyer, elsewhere)).json()
    const refused = await step(viewing, { step: 'confirm' })
    expect(await message(refused)).toEqual([409, 'That time was just taken. Please choose another.'])
    const after = new Date(Date.parse(MONDAY) + HOUR / 2).toISOString()
    await take(await take(viewing, { step: 'counter', times: [after] }), { step: 'confirm' }, buyer)
  })

  it('is one file to a calendar program for its two sides', async () => {
    const viewing = await agreed()
    const file = await buyer!.get(`/api/viewings/${viewing.id}/calendar`)
    expect(file.headers.get('content-type')).toMatch(/^text\/calendar/)
    const text = await file.text()
    expect(text).toContain('METHOD:PUBLISH')
    expect(text).not.toMatch(/sally@|ATTENDEE/)
    await take(viewing, { step: 'cancel', reason: 'Rain' })
    const gone = await buyer!.get(`/api/viewings/${viewing.id}/calendar`)
    expect(await message(gone)).toEqual([409, 'No time is agreed.'])
  })
})

it('lists what is to come, the nearest first, and what is over, page by page', async () => {
  await db.deleteFrom('viewings').execute()
  const viewing = await agreed()
  const sooner = await (await propose([at(60)])).json()
  const ids = async (path: string, client = buyer!) =>
    ((await (await client.get(path)).json()) as Viewing[]).map(({ id }) => id)
  expect(await ids('/api/viewings')).toEqual([sooner.id, viewing.id])
  expect(await ids('/api/viewings', seller)).toEqual([sooner.id, viewing.id])
  expect(await ids('/api/viewings', stranger)).toEqual([])
  expect(await ids(`/api/viewings?cursor=${sooner.id}`)).toEqual([viewing.id])
  await take(viewing, { step: 'cancel', reason: 'Rain' })
  expect(await ids('/api/viewings?when=past')).toEqual([viewing.id])
  expect(await ids('/api/viewings')).toEqual([sooner.id])
})
