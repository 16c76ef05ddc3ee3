import { toShortDate } from '../format-dates.ts'
import type { DocumentLine, DocumentParts } from './document-parts.ts'
import { toFacts } from './document-terms.ts'
import type { LedgerSums } from './ledger-postings.ts'
import type { DirectMethod } from './payments.ts'
import { sumCents } from './price/cents.ts'
import type { AgreedTerms } from './terms.ts'

const METHODS: Record<DirectMethod, string> = {
  'bank-transfer': 'bank transfer',
  check: 'check',
  'paypal-link': 'PayPal',
  'invoice-link': 'the seller’s invoice',
}

/** Money that has come to the seller, that was given back, or that had not come after all. Integer US cents, more than 0. */
export interface Payment {
  kind: 'arrived' | 'returned' | 'retracted'
  method: DirectMethod
  cents: number
  /** The day, `YYYY-MM-DD`. */
  on: string
}

const LABELS: Record<Payment['kind'], string> = {
  arrived: 'Received',
  returned: 'Given back',
  retracted: 'Not received after all',
}

/** What is taken back of one agreed amount. Integer US cents, not negative. */
export interface Credit {
  name: string
  cents: number
  taxCents: number
}

export function toReceiptParts(
  terms: AgreedTerms,
  { payment, account }: { payment: Payment; account: LedgerSums },
): DocumentParts {
  const { kind, method, cents, on } = payment
  const label = LABELS[kind]
  return {
    facts: toFacts(terms),
    lines: [{ label: `${label} on ${toShortDate(on)}`, detail: `By ${METHODS[method]}`, cents }],
    sums: [{ label, cents }],
    statement: { title: 'The booking after it', rows: toAccountRows(account) },
    sections: [],
    accounting: [
      {
        label: `${label} by ${METHODS[method]}`,
        netCents: 0,
        taxCents: 0,
        paidCents: kind === 'arrived' ? cents : -cents,
      },
    ],
  }
}

export function toCreditParts(
  terms: AgreedTerms,
  { credits, reason }: { credits: readonly Credit[]; reason: string },
): DocumentParts {
  const given = credits.filter(({ cents, taxCents }) => cents + taxCents > 0)
  const [netCents, taxCents] = [
    sumCents(given.map(({ cents }) => cents)),
    sumCents(given.map((credit) => credit.taxCents)),
  ]
  return {
    facts: toFacts(terms),
    lines: [
      ...given.map(({ name, cents }) => ({ label: name, detail: '', cents })),
      ...(taxCents > 0 ? [{ label: 'Estimated tax', detail: '', cents: taxCents }] : []),
    ],
    sums: [
      { label: 'Total before tax', cents: netCents },
      { label: 'Total credited', cents: sumCents([netCents, taxCents]) },
    ],
    statement: null,
    sections: [{ title: 'Reason', texts: [reason] }],
    accounting: given.map((credit) => ({
      label: credit.name,
      netCents: 0 - credit.cents,
      taxCents: 0 - credit.taxCents,
      paidCents: 0,
    })),
  }
}

function toAccountRows(account: LedgerSums): DocumentLine[] {
  const { agreedCents, creditedCents, paidCents, refundedCents, openCents } = account
  return [
    { label: 'Agreed', cents: agreedCents },
    ...(creditedCents > 0 ? [{ label: 'Credited', cents: -creditedCents }] : []),
    { label: 'Paid', cents: 0 - paidCents },
    ...(refundedCents > 0 ? [{ label: 'Given back', cents: refundedCents }] : []),
    { label: openCents < 0 ? 'Owed to the buyer' : 'Open', cents: Math.abs(openCents) },
  ].map((row) => ({ ...row, detail: '' }))
}
