import { hash } from 'node:crypto'
import type { ProviderEventState } from '#domain/booking/payment-events.ts'
import type {} from '../provider.ts'
import type { Order } from './answers.ts'

/**
 * What we write on an order of ours: the payment's key and our site's name, until when it may be paid, and that it is over.
 * PayPal keeps it, so that whoever reads the order knows it, and an approval that comes after the end takes no money.
 */
export type OrderEnd = Extract<ProviderEventState, 'cancelled' | 'refused'>

const KEY = /^pay-[\w-]{1,60}$/
const MARK = /^(pay-[\w-]{1,60})\.([0-9a-f]{10})(?: (?:(cancelled|refused)|(refund-[\w-]{1,30})))?$/
const UNTIL = /^until-(\d{9,11})$/

/** Short form of a name of this installation: an account of PayPal may serve others beside it, with keys of the same numbers. */
export function toSiteName(site: string): string {
  return hash('sha256', site, 'hex').slice(0, 10)
}

export function isPaymentKey(text: string): boolean {
  return KEY.test(text)
}

export interface Mark {
  key: string
  site: string
}

/** For custom ids and request ids: what is one payment's, of one site. */
export function toMark({ key, site }: Mark): string {
  return `${key}.${site}`
}

/** @returns undefined for what nobody wrote who runs this */
export function readMark(
  text: string | undefined,
): (Mark & { end: OrderEnd | null; refund: string | null }) | undefined {
  const [, key, site, end, refund] = MARK.exec(text ?? '') ?? []
  return key && site
    ? { key, site, end: (end as OrderEnd | undefined) ?? null, refund: refund ?? null }
    : undefined
}

export function toReferenceId(expiresAt: Date): string {
  return `until-${Math.floor(expiresAt.getTime() / 1000)}`
}

export interface OrderMarks extends Mark {
  end: OrderEnd | null
  expiresAt: Date | null
}

export function readMarks({ purchase_units: [unit] }: Order): OrderMarks | undefined {
  const mark = readMark(unit.custom_id)
  if (!mark) return undefined
  const seconds = UNTIL.exec(unit.reference_id)?.[1]
  return { ...mark, expiresAt: seconds ? new Date(Number(seconds) * 1000) : null }
}
