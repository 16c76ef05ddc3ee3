import type { Side } from '#domain/messaging/conversation.ts'
import { applyStep } from '#server/features/booking/bookings/apply-step.ts'
import { chooseTransfer } from '#server/features/booking/bookings/choose-transfer.ts'
import { createDraft } from '#server/features/booking/bookings/create-draft.ts'
import { hashTerms } from '#server/features/booking/bookings/hash-terms.ts'
import { type BookingRow, lockBooking } from '#server/features/booking/bookings/lock-booking.ts'
import { priceDraft } from '#server/features/booking/bookings/price-draft.ts'
import type { Step } from '#server/features/booking/bookings/step-command.ts'
import { joinWaitlist } from '#server/features/booking/bookings/waitlist.ts'
import { appendMessage } from '#server/features/messaging/conversations/append-message.ts'
import { findDays } from './find-days.ts'
import type { Act, Scene } from './types.ts'

export const ORIGIN = { address: null, userAgent: null, requestId: null }
/** No request has sent this, so none comes again. */
export const KEEP = async () => {}

export const idOf = ({ ids, told }: Scene): number => ids.get(told.key)!

/** Into the buyer's open order. */
export const draft =
  (note = ''): Act =>
  async (scene) => {
    const { stage, told, listingId, buyer, ids } = scene
    const { quantity = 1, extras = [] } = told.request
    const words = { brand: told.brand, note, sponsor: null }
    const request = { listingId, ...(await findDays(scene)), quantity, extras: [...extras], ...words }
    ids.set(told.key, await createDraft(stage.context, { actor: buyer, request }, KEEP))
  }

export const ask =
  (note?: string): Act =>
  async (scene) => {
    await draft(note)(scene)
    await take(scene, 'buyer', (read) => ({ step: 'request', ...read }))
  }

export const bookNow =
  (note?: string): Act =>
  async (scene) => {
    await draft(note)(scene)
    await take(scene, 'buyer', (read) => ({ step: 'book', ...read }))
  }

/** Says at once that a bank transfer is on its way: days, where a card would have minutes. */
export const bookByTransfer =
  (note?: string): Act =>
  async (scene) => {
    await bookNow(note)(scene)
    await chooseTransfer(scene.stage.context, { id: idOf(scene), actor: scene.buyer })
  }

/** Whoever has not accepted yet. */
export const accept =
  (side: Side = 'seller'): Act =>
  (scene) =>
    take(scene, side, (read) => ({ step: 'accept', ...read }))

interface Proposed {
  /** Whole US dollars for the space. */
  dollars: number
  note: string
}

export const quote =
  (proposed: Proposed): Act =>
  (scene) =>
    take(scene, 'seller', ({ version }, booking) => ({
      step: 'quote',
      version,
      holdsDates: true,
      terms: toTerms(booking, proposed),
    }))

export const counter =
  (proposed: Proposed): Act =>
  (scene) =>
    take(scene, 'buyer', ({ version }, booking) => ({
      step: 'counter',
      version,
      terms: toTerms(booking, proposed),
    }))

function toTerms({ request, first_day, last_day }: BookingRow, { dollars, note }: Proposed) {
  const { unitId, quantity, extras } = request
  return { unitId, from: first_day, to: last_day, quantity, extras, spaceCents: dollars * 100, note }
}

export const hold =
  (days: number): Act =>
  (scene) =>
    take(scene, 'seller', ({ version }) => ({ step: 'hold', version, days }))

export const challenge: Act = (scene) =>
  take(scene, 'seller', ({ version }) => ({ step: 'challenge', version }))

export const decline =
  (reason: string): Act =>
  (scene) =>
    take(scene, 'seller', ({ version }) => ({ step: 'decline', version, reason }))

export const withdraw =
  (reason: string): Act =>
  (scene) =>
    take(scene, 'buyer', ({ version }) => ({ step: 'withdraw', version, reason }))

export const cancel =
  (side: Side, reason: string): Act =>
  (scene) =>
    take(scene, side, ({ version }) => ({ step: 'cancel', version, reason }))

export const wait: Act = (scene) =>
  joinWaitlist(scene.stage.context, { id: idOf(scene), actor: scene.buyer }, KEEP)

/** In the booking's own thread. */
export const say =
  (side: Side, body: string): Act =>
  async (scene) => {
    const { trx, context } = scene.stage
    const { conversation } = await lockBooking(trx, idOf(scene))
    const message = { authorId: scene[side].personId, kind: 'text', body } as const
    await appendMessage(trx, conversation!, { message, now: context.now() })
  }

type Read = { version: number; sha256: string }

async function take(scene: Scene, side: Side, toInput: (read: Read, booking: BookingRow) => Step) {
  const { trx, context } = scene.stage
  const id = idOf(scene)
  const booking = await trx.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const input = toInput({ version: booking.version, sha256: await readHash(scene, booking) }, booking)
  await applyStep(context, { id, actor: scene[side], input, origin: ORIGIN }, KEEP)
}

async function readHash({ stage }: Scene, booking: BookingRow): Promise<string> {
  const { id, version } = booking
  if (version === 0)
    return hashTerms((await priceDraft(stage.context, booking, () => true)).terms).sha256.toString('hex')
  const { sha256 } = await stage.trx
    .selectFrom('booking_versions')
    .select('sha256')
    .where('booking_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return sha256.toString('hex')
}
