import type { DirectMethod } from '#domain/booking/payment-methods.ts'
import { listExactAmounts, settleDues } from '#domain/booking/payments.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { lockBooking } from '#server/features/booking/bookings/lock-booking.ts'
import { applyDisputeStep, openDispute } from '#server/features/booking/disputes/take-side.ts'
import { importStatement } from '#server/features/booking/payments/import-statement.ts'
import { confirmPayment, createPayment } from '#server/features/booking/payments/record-payment.ts'
import { listPaymentEvents, listUnanswered, readMoneyOf } from '#server/features/ground/ledger/read-money.ts'
import type { Stage } from './stage.ts'
import { idOf, KEEP } from './steps.ts'
import type { Act, Scene } from './types.ts'

/** Whole US dollars; default: what is due next. */
type Dollars = number | undefined

export const sent = (method: DirectMethod, dollars?: Dollars): Act => pay('sent', method, dollars)
export const arrived = (method: DirectMethod, dollars?: Dollars): Act => pay('arrived', method, dollars)
/** Default: all that is owed back. */
export const returned = (method: DirectMethod, dollars?: Dollars): Act => pay('returned', method, dollars)

/** The seller's answer to what the buyer says was sent. */
export const missing =
  (reason: string): Act =>
  async (scene) => {
    const id = idOf(scene)
    const [open] = listUnanswered(await listPaymentEvents(scene.stage.trx, [id]))
    const input = { hasArrived: false, reason } as const
    const pressed = { userId: scene.seller.personId, route: 'demo', key: keyOf(scene) }
    const asked = { id, paymentId: open!.id, actor: scene.seller, input, pressed }
    await confirmPayment(scene.stage.context, asked, KEEP)
  }

/** What the bank of the seller tells: of these bookings, in whole dollars or what is due of them, and of nothing known. */
export const statement =
  (name: string, lines: readonly { key?: string; text: string; dollars?: Dollars }[]): Act =>
  async (scene) => {
    const { stage, ids } = scene
    const on = toMarketDate(stage.context.now())
    const rows: string[] = []
    for (const { key, text, dollars } of lines) {
      const id = key === undefined ? undefined : ids.get(key)!
      const cents = dollars === undefined ? await readDue(stage, id!) : dollars * 100
      rows.push([on, id ? `${text} ${toBookingReference(id)}` : text, (cents / 100).toFixed(2)].join(','))
    }
    const csv = ['Date,Description,Amount', ...rows].join('\n')
    await importStatement(stage.context, { sellerId: scene.seller.organizationId, name, csv }, KEEP)
  }

export const dispute =
  (reason: string): Act =>
  (scene) =>
    openDispute(scene.stage.context, { bookingId: idOf(scene), actor: scene.buyer, reason }, KEEP)

export const answer =
  (words: string): Act =>
  (scene) =>
    applyDisputeStep(
      scene.stage.context,
      { bookingId: idOf(scene), actor: scene.seller, step: 'answer', answer: words },
      KEEP,
    )

function pay(kind: 'sent' | 'arrived' | 'returned', method: DirectMethod, dollars: Dollars): Act {
  return async (scene) => {
    const { context } = scene.stage
    const id = idOf(scene)
    const due = () => (kind === 'returned' ? readOwedBack(scene, id) : readDue(scene.stage, id))
    const cents = dollars === undefined ? await due() : dollars * 100
    const input = { kind, method, cents, on: toMarketDate(context.now()), note: '' }
    const actor = kind === 'sent' ? scene.buyer : scene.seller
    const pressed = { userId: actor.personId, route: 'demo', key: keyOf(scene) }
    await createPayment(context, { id, actor, input, pressed }, KEEP)
  }
}

export async function readDue(stage: Stage, id: number): Promise<number> {
  const { terms } = await lockBooking(stage.trx, id)
  const money = await readMoneyOf(stage.trx, id)
  return listExactAmounts(settleDues(terms!.schedule, money, toMarketDate(stage.context.now())))[0]!
}

async function readOwedBack({ stage }: Scene, id: number): Promise<number> {
  return -(await readMoneyOf(stage.trx, id)).openCents
}

/** One press a moment. */
const keyOf = (scene: Scene) => `demo:${idOf(scene)}:${scene.stage.context.now().getTime()}`
