import { formatZonedTime } from '../format-dates.ts'
import type { Side } from '../messaging/conversation.ts'
import type { AdType } from '../vocabulary.ts'
import { type Credit, type Payment, toChargeParts, toCreditParts, toReceiptParts } from './document-money.ts'
import { DOCUMENT_TITLES, type DocumentKind } from './document-number.ts'
import type { DocumentParts } from './document-parts.ts'
import { toInvoiceParts, toOrderParts } from './document-terms.ts'
import type { LedgerSums } from './ledger-postings.ts'
import { toBookingReference } from './reference.ts'
import type { AgreedTerms, Party } from './terms.ts'

/**
 * A input as it is kept and hashed: everything printed stands in it, in words as they are printed, so that a input of
 * years ago never changes with the code. Days are `YYYY-MM-DD`.
 */
export interface DocumentBody extends DocumentParts {
  /** Of this shape; documents of years ago stay readable. */
  format: 1
  kind: DocumentKind
  title: string
  number: string
  issuedOn: string
  /** Of the booking: `PLA-B00042`. */
  reference: string
  medium: AdType
  /** The name first. */
  seller: string[]
  buyer: string[]
  agreed: { version: number; sha256: string; acceptances: string[] }
}

/** Terms as both sides stand to them. */
export interface Agreement {
  bookingId: number
  version: number
  /** Of the terms, in hexadecimal. */
  sha256: string
  terms: AgreedTerms
  acceptances: Acceptance[]
  /** By its seller, as agreed elsewhere with a client who has no account: who, and when (ISO 8601). */
  recorded?: { by: string; at: string } | null
}

export interface Acceptance {
  side: Side
  /** By the terms that a seller has published beforehand (Book Now). */
  isPublished: boolean
  /** ISO 8601. */
  at: string
}

/** What a input says beside the terms. */
export type DocumentInput =
  | { kind: 'insertion-order' }
  /** Of the whole booking, or of what a change adds to it. */
  | { kind: 'invoice'; charges?: Credit[] }
  | { kind: 'receipt'; payment: Payment; account: LedgerSums }
  | { kind: 'credit-note'; credits: Credit[]; reason: string }

/** All are counted as receipts. */
const RECEIPT_TITLES: Record<Payment['kind'], string> = {
  arrived: DOCUMENT_TITLES.receipt,
  returned: 'Refund receipt',
  retracted: 'Receipt taken back',
  reversed: 'Refund receipt taken back',
}

/** Builds what a input holds. @param issue the number it was given, the day (`YYYY-MM-DD`), and the booking's invoice if there is one */
export function buildDocument(
  { bookingId, version, sha256, terms, acceptances, recorded }: Agreement,
  input: DocumentInput,
  { number, issuedOn, invoice }: { number: string; issuedOn: string; invoice: string | null },
): DocumentBody {
  return {
    format: 1,
    kind: input.kind,
    title: input.kind === 'receipt' ? RECEIPT_TITLES[input.payment.kind] : DOCUMENT_TITLES[input.kind],
    number,
    issuedOn,
    reference: toBookingReference(bookingId),
    medium: terms.listing.medium,
    seller: toPartyLines(terms.seller),
    buyer: toPartyLines(terms.buyer),
    agreed: {
      version,
      sha256,
      acceptances: recorded
        ? [toRecord(recorded, terms)]
        : acceptances.map((acceptance) => toSignature(acceptance, terms)),
    },
    ...toParts(terms, input, { invoice, reference: toBookingReference(bookingId) }),
  }
}

function toParts(
  terms: AgreedTerms,
  input: DocumentInput,
  { reference, invoice }: { reference: string; invoice: string | null },
): DocumentParts {
  if (input.kind === 'insertion-order') return toOrderParts(terms)
  if (input.kind === 'invoice')
    return input.charges
      ? toChargeParts(terms, { charges: input.charges, reference })
      : toInvoiceParts(terms, reference)
  const parts = input.kind === 'receipt' ? toReceiptParts(terms, input) : toCreditParts(terms, input)
  return { ...parts, facts: [...parts.facts, ...(invoice ? [{ label: 'Invoice', text: invoice }] : [])] }
}

function toPartyLines({ name, company, address, phone, email }: Party): string[] {
  return [company, name === company ? null : name, address, phone, email].filter((line) => !!line) as string[]
}

/** The buyer has accepted nothing here, and the paper does not say so. */
function toRecord({ by, at }: NonNullable<Agreement['recorded']>, { seller }: AgreedTerms): string {
  return `Agreed outside Placard. Recorded by ${by}, ${seller.company ?? seller.name}, ${formatZonedTime(at)}.`
}

function toSignature({ side, isPublished, at }: Acceptance, terms: AgreedTerms): string {
  const how = isPublished ? ', by the terms published on Placard' : ''
  return `${side === 'buyer' ? 'Buyer' : 'Seller'}: ${terms[side].name}${how}, ${formatZonedTime(at)}`
}
