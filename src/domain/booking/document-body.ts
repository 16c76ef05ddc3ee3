import { formatZonedTime } from '../format-dates.ts'
import type { Side } from '../messaging/conversation.ts'
import type { AdType } from '../vocabulary.ts'
import { type Credit, type Payment, toChargeParts, toCreditParts, toReceiptParts } from './document-money.ts'
import { DOCUMENT_TITLES, type DocumentKind } from './document-number.ts'
import type { DocumentParts } from './document-parts.ts'
import { toInvoiceParts, toOrderParts } from './document-terms.ts'
import type { LedgerSums } from './ledger-postings.ts'
import { type AgreedTerms, type Party, toBookingReference } from './terms.ts'

/**
 * A paper as it is kept and hashed: everything printed stands in it, in words as they are printed, so that a paper of
 * years ago never changes with the code. Days are `YYYY-MM-DD`.
 */
export interface DocumentBody extends DocumentParts {
  /** Of this shape; papers of years ago stay readable. */
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
}

export interface Acceptance {
  side: Side
  /** By the terms that a seller has published beforehand (Book Now). */
  isPublished: boolean
  /** ISO 8601. */
  at: string
}

/** What a paper says beside the terms. */
export type Paper =
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

/** Builds what a paper holds. @param issue the number it was given, the day (`YYYY-MM-DD`), and the booking's invoice if there is one */
export function buildDocument(
  { bookingId, version, sha256, terms, acceptances }: Agreement,
  paper: Paper,
  { number, issuedOn, invoice }: { number: string; issuedOn: string; invoice: string | null },
): DocumentBody {
  return {
    format: 1,
    kind: paper.kind,
    title: paper.kind === 'receipt' ? RECEIPT_TITLES[paper.payment.kind] : DOCUMENT_TITLES[paper.kind],
    number,
    issuedOn,
    reference: toBookingReference(bookingId),
    medium: terms.listing.medium,
    seller: toPartyLines(terms.seller),
    buyer: toPartyLines(terms.buyer),
    agreed: { version, sha256, acceptances: acceptances.map((acceptance) => toSignature(acceptance, terms)) },
    ...toParts(terms, paper, { invoice, reference: toBookingReference(bookingId) }),
  }
}

function toParts(
  terms: AgreedTerms,
  paper: Paper,
  { reference, invoice }: { reference: string; invoice: string | null },
): DocumentParts {
  if (paper.kind === 'insertion-order') return toOrderParts(terms)
  if (paper.kind === 'invoice')
    return paper.charges
      ? toChargeParts(terms, { charges: paper.charges, reference })
      : toInvoiceParts(terms, reference)
  const parts = paper.kind === 'receipt' ? toReceiptParts(terms, paper) : toCreditParts(terms, paper)
  return { ...parts, facts: [...parts.facts, ...(invoice ? [{ label: 'Invoice', text: invoice }] : [])] }
}

function toPartyLines({ name, company, email }: Party): string[] {
  return [...(company ? [company] : []), name, email]
}

function toSignature({ side, isPublished, at }: Acceptance, terms: AgreedTerms): string {
  const how = isPublished ? ', by the terms published on Placard' : ''
  return `${side === 'buyer' ? 'Buyer' : 'Seller'}: ${terms[side].name}${how}, ${formatZonedTime(at)}`
}
