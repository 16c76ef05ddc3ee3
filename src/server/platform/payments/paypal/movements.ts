import { z } from 'zod'
import { type Movement, ProviderAway } from '../provider.ts'
import { PaypalId } from './answers.ts'
import type { PaypalClient } from './client.ts'
import { SignedCents } from './money.ts'
import { readMark } from './order-marks.ts'
import { PaypalRefusal } from './refusal.ts'

/** PayPal lists no more days at once. */
const MAX_RANGE_MS = 30 * 24 * 60 * 60_000
/** Of PayPal's transaction event codes: payments received, refunds by the merchant, and the fee of a partner, which is Placard's. */
const [RECEIVED, REFUNDED, PARTNER_FEE] = [/^T00\d\d$/, /^T1107$/, /^T0113$/]
const UNDECIDED = ['D', 'P']
const PAGE = 100
/** PayPal lists 10,000 at most of one range, and refuses beyond: then each half of it is asked for. */
const MAX_PAGES = 100
const TOO_MANY = 'RESULTSET_TOO_LARGE'
const SHORTEST_RANGE_MS = 60_000

/** `2026-11-23T10:00:00+0000` too: without the colon that PayPal's own schema says. */
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

interface Account {
  /** PayPal's own id of it. */
  merchant: string
  /** Names of this installation: others may take payments for the same seller. */
  sites: readonly string[]
}

/**
 * What was paid into and refunded from the account of one seller, and Placard's fee of that, to the end. Facts and movements of
 * the same have the same key: PayPal's captures and refunds are its transactions. PayPal's own fee and claims are movements of
 * their own and left out. Without the seller's leave there are none to be seen. @throws ProviderAway where it cannot be read whole
 */
export async function* listMovementsOf(
  call: PaypalClient,
  account: Account,
  range: Range,
): AsyncIterable<Movement> {
  for (let from = range.since.getTime(); from < range.until.getTime(); from += MAX_RANGE_MS) {
    const until = new Date(Math.min(from + MAX_RANGE_MS - 1000, range.until.getTime()))
    yield* listRange(call, account, { since: new Date(from), until })
  }
}

async function* listRange(call: PaypalClient, account: Account, range: Range): AsyncIterable<Movement> {
  const { merchant, sites } = account
  const first = await readPage(call, merchant, { ...range, page: 1 })
  if (first === TOO_MANY || first.total_pages > MAX_PAGES) {
    for (const half of halve(range)) yield* listRange(call, account, half)
    return
  }
  yield* toMovements(first, sites)
  for (let page = 2; page <= first.total_pages; page++) {
    const next = await readPage(call, merchant, { ...range, page })
    if (next === TOO_MANY) throw new ProviderAway('PayPal stopped listing what moved')
    yield* toMovements(next, sites)
  }
}

/** Both ends belong to a range, so the second half begins a second later. */
function halve({ since, until }: Range): Range[] {
  const [from, to] = [since.getTime(), until.getTime()]
  if (to - from < SHORTEST_RANGE_MS) throw new ProviderAway('PayPal lists no more of one minute')
  const middle = Math.floor((from + to) / 2000) * 1000
  return [
    { since, until: new Date(middle) },
    { since: new Date(middle + 1000), until },
  ]
}

async function readPage(
  call: PaypalClient,
  merchant: string,
  { since, until, page }: Range & { page: number },
): Promise<z.infer<typeof Page> | typeof TOO_MANY> {
  const query = new URLSearchParams({
    start_date: toSeconds(since),
    end_date: toSeconds(until),
    fields: 'transaction_info',
    balance_affecting_records_only: 'Y',
    page_size: String(PAGE),
    page: String(page),
  })
  const path = `/v1/reporting/transactions?${query}`
  return call({ method: 'GET', path, merchant }, Page).catch(noLeave)
}

function noLeave(error: unknown): z.infer<typeof Page> | typeof TOO_MANY {
  if (error instanceof PaypalRefusal && error.issue === TOO_MANY) return TOO_MANY
  if (error instanceof PaypalRefusal && error.status === 403)
    return { transaction_details: [], total_pages: 0 }
  throw error
}

function toMovements({ transaction_details }: z.infer<typeof Page>, sites: Account['sites']): Movement[] {
  return transaction_details.flatMap(({ transaction_info }) => toMovement(transaction_info, sites))
}

function toMovement(info: Info, sites: Account['sites']): Movement[] {
  const { transaction_id: id, transaction_status: status, transaction_initiation_date: at } = info
  // sellers are paid in other currencies too, by others
  const cents = SignedCents.safeParse(info.transaction_amount).data
  const about = toAbout(info)
  if (!about || cents === undefined || UNDECIDED.includes(status)) return []
  // a refund by hand and a fee have no mark of ours, but name what they are a part of
  const mark = readMark(info.custom_field)
  const payment = mark && sites.includes(mark.site) ? mark.key : null
  const part = { reference: id, object: id, partOf: info.paypal_reference_id ?? null, payment }
  // what the seller's account loses as the fee is what comes to Placard
  return [{ ...part, ...about, cents: about.kind === 'fee' ? -cents : cents, costCents: 0, at }]
}

function toAbout({
  transaction_id: id,
  transaction_event_code: code,
}: Info): Pick<Movement, 'kind' | 'factKey'> | null {
  if (RECEIVED.test(code)) return { kind: 'captured', factKey: `${id}:captured` }
  if (REFUNDED.test(code)) return { kind: 'refunded', factKey: `${id}:refunded` }
  return PARTNER_FEE.test(code) ? { kind: 'fee', factKey: null } : null
}

/** PayPal wants whole seconds. */
function toSeconds(at: Date): string {
  return `${at.toISOString().slice(0, 19)}Z`
}
