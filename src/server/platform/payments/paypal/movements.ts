import { z } from 'zod'
import type { Movement } from '../provider.ts'
import { PaypalId } from './answers.ts'
import type { PaypalClient } from './client.ts'
import { SignedCents } from './money.ts'
import { readMark } from './order-marks.ts'
import { PaypalRefusal } from './refusal.ts'

/** PayPal lists no more days at once. */
const MAX_RANGE_MS = 30 * 24 * 60 * 60_000
/** Of PayPal's transaction event codes: payments received, and refunds by the merchant. */
const [RECEIVED, REFUNDED] = [/^T00\d\d$/, /^T1107$/]
const UNDECIDED = ['D', 'P']
const PAGE = 100
/** PayPal lists 10,000 at most of one range, and refuses beyond. */
const MAX_PAGES = 100

/** `2026-11-23T10:00:00+0000`: without the colon that a time has everywhere else with PayPal. */
const offsetTime = z
  .string()
  .max(40)
  .transform((text) => text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
  .pipe(z.iso.datetime({ offset: true }))
  .transform((text) => new Date(text))

const Transaction = z.object({
  transaction_info: z.object({
    transaction_id: PaypalId,
    paypal_reference_id: PaypalId.optional(),
    transaction_event_code: z.string().max(20).default(''),
    transaction_status: z.string().max(20).default(''),
    transaction_initiation_date: offsetTime,
    transaction_amount: z.unknown(),
    custom_field: z.string().max(300).optional(),
  }),
})
type Info = z.infer<typeof Transaction>['transaction_info']

const Page = z.object({
  transaction_details: z.array(Transaction).max(500).default([]),
  total_pages: z.number().int().min(0).default(0),
})

interface Range {
  since: Date
  until: Date
}

/**
 * What was paid into and refunded from the account of one seller. Facts and movements of the same have the same key: PayPal's
 * captures and refunds are its transactions. PayPal's fee, Placard's and claims are movements of their own and left out.
 * Without the seller's leave there are none to be seen.
 */
export async function listMovementsOf(
  call: PaypalClient,
  merchant: string,
  range: Range,
): Promise<Movement[]> {
  const found: Info[] = []
  for (let from = range.since.getTime(); from < range.until.getTime(); from += MAX_RANGE_MS) {
    const until = new Date(Math.min(from + MAX_RANGE_MS - 1000, range.until.getTime()))
    found.push(...(await listRange(call, merchant, { since: new Date(from), until })))
  }
  const payments = new Map(found.map((info) => [info.transaction_id, readMark(info.custom_field)?.key]))
  return found.flatMap((info) => toMovement(info, payments))
}

async function listRange(call: PaypalClient, merchant: string, { since, until }: Range): Promise<Info[]> {
  const found: Info[] = []
  for (let page = 1; page <= MAX_PAGES; page++) {
    const query = new URLSearchParams({
      start_date: toSeconds(since),
      end_date: toSeconds(until),
      fields: 'transaction_info',
      balance_affecting_records_only: 'Y',
      page_size: String(PAGE),
      page: String(page),
    })
    const path = `/v1/reporting/transactions?${query}`
    const answer = await call({ method: 'GET', path, merchant }, Page).catch(noLeave)
    found.push(...answer.transaction_details.map(({ transaction_info }) => transaction_info))
    if (page >= answer.total_pages) break
  }
  return found
}

function noLeave(error: unknown): z.infer<typeof Page> {
  if (error instanceof PaypalRefusal && error.status === 403)
    return { transaction_details: [], total_pages: 0 }
  throw error
}

function toMovement(info: Info, payments: ReadonlyMap<string, string | undefined>): Movement[] {
  const { transaction_id: id, transaction_event_code: code, transaction_initiation_date: at } = info
  const state = RECEIVED.test(code) ? 'captured' : REFUNDED.test(code) ? 'refunded' : undefined
  // sellers are paid in other currencies too, by others
  const cents = SignedCents.safeParse(info.transaction_amount).data
  if (!state || cents === undefined || UNDECIDED.includes(info.transaction_status)) return []
  // a refund by hand has no mark of ours, but names what it refunds
  const payment = readMark(info.custom_field)?.key ?? payments.get(info.paypal_reference_id ?? '') ?? null
  return [{ key: `${id}:${state}`, payment, cents, at }]
}

/** PayPal wants whole seconds. */
function toSeconds(at: Date): string {
  return `${at.toISOString().slice(0, 19)}Z`
}
