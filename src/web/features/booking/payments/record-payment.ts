import type { BookingPayments, DirectMethod, NewPayment, paymentRoutes } from '#contract/booking/payments.ts'
import type { Out } from '#contract/route.ts'
import { DIRECT_METHODS } from '#domain/booking/payment-methods.ts'
import { formatPlainCents, parseCents } from '#domain/booking/price/cents.ts'
import { api } from '#web/platform/api.ts'

/** A booking whose money is not settled. */
export type OpenBooking = Out<typeof paymentRoutes.listOwnPayments.output>['items'][number]

/** `sent` is the buyer's word; `confirmed` answers it. */
export type RecordKind = 'sent' | 'confirmed' | 'arrived' | 'returned'

/** As it is typed. */
export interface RecordForm {
  dollars: string
  on: string
  method: DirectMethod
  note: string
}

type Recorded = Pick<NewPayment, 'cents' | 'on' | 'method'> & { note: string }

/** What is most likely meant. */
export function startRecord(
  { money, nextDue, sent }: OpenBooking,
  kind: RecordKind,
  today: string,
): RecordForm {
  const cents = kind === 'confirmed' && sent ? sent.cents : (nextDue?.cents ?? Math.abs(money.openCents))
  return {
    dollars: formatPlainCents(kind === 'returned' ? Math.abs(money.openCents) : cents),
    on: kind === 'confirmed' && sent && sent.on > today ? sent.on : today,
    method: DIRECT_METHODS.find((one) => one === sent?.method) ?? 'bank-transfer',
    note: '',
  }
}

/** What is sent, or what is wrong with it by field. */
export function checkRecord(form: RecordForm): { record: Recorded } | { problems: Record<string, string> } {
  const cents = parseCents(form.dollars)
  const problems: Record<string, string> = {}
  if (cents === null) problems.dollars = 'Please give an amount, such as 500.00'
  else if (cents === 0) problems.dollars = 'Must be more than $0'
  if (!form.on) problems.on = 'Choose the day'
  if (cents === null || Object.keys(problems).length > 0) return { problems }
  return { record: { cents, on: form.on, method: form.method, note: form.note.trim() } }
}

/** What arrives beyond what is open is given back, where a payment service holds some: it is said beforehand. */
export function isBeyondOpen({ money }: OpenBooking, kind: RecordKind, { dollars }: RecordForm): boolean {
  const isComing = kind === 'arrived' || kind === 'confirmed'
  return isComing && (parseCents(dollars) ?? 0) > Math.max(0, money.openCents)
}

interface Sent {
  row: OpenBooking
  kind: RecordKind
  record: Recorded
}

/** Records money of a booking. @throws ApiError */
export function sendRecord(
  { row, kind, record }: Sent,
  headers: { 'idempotency-key': string },
): Promise<BookingPayments> {
  const { id } = row.booking
  if (kind !== 'confirmed')
    return api('POST /api/bookings/:id/payments', { params: { id }, body: { kind, ...record }, headers })
  const { cents, on } = record
  return api('POST /api/bookings/:id/payments/:paymentId/confirmations', {
    params: { id, paymentId: row.sent?.id ?? 0 },
    body: { hasArrived: true, cents, on },
    headers,
  })
}
