import { toShortDate } from '../format-dates.ts'
import type { DocumentLine, DocumentParts } from './document-parts.ts'
import { toFacts } from './document-terms.ts'
import type { LedgerSums } from './ledger-postings.ts'
import { isTestMethod, labelOfMethod, type PaymentMethod, TEST_MODE } from './payment-methods.ts'
import { sumCents } from './price/cents.ts'
import type { AgreedTerms } from './terms.ts'

/** Money that has come to the seller, that was given back, or that had not come after all. Integer US cents, more than 0. */
export interface Payment {
  kind: 'arrived' | 'returned' | 'retracted'
  method: PaymentMethod
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
  const by = describeMethod(method)
  return {
    facts: toFacts(terms),
    lines: [{ label: `${label} on ${toShortDate(on)}`, detail: `By ${by}`, cents }],
    sums: [{ label, cents }],
    statement: { title: 'The booking after it', rows: toAccountRows(account) },
    sections: [],
    accounting: [
      {
        label: `${label} by ${by}`,
        netCents: 0,
        taxCents: 0,
        paidCents: kind === 'arrived' ? cents : -cents,
      },
    ],
  }
}

function describeMethod(method: PaymentMethod): string {
  const label = labelOfMethod(method)
  return isTestMethod(method) ? `${label}. ${TEST_MODE}` : label
}

/** What a change adds to a booking. @param reference of every payment */
export function toChargeParts(
  terms: AgreedTerms,
  { charges, reference }: { charges: readonly Credit[]; reference: string },
): DocumentParts {
  return {
    ...toAmountParts(terms, charges, { sign: 1, total: 'Total added' }),
    sections: [
      {
        title: 'How to pay',
        texts: [
          `The seller is paid directly, as the booking says on Placard. Please name ${reference} with every payment.`,
        ],
      },
    ],
  }
}

export function toCreditParts(
  terms: AgreedTerms,
  { credits, reason }: { credits: readonly Credit[]; reason: string },
): DocumentParts {
  return {
    ...toAmountParts(terms, credits, { sign: -1, total: 'Total credited' }),
    sections: [{ title: 'Reason', texts: [reason] }],
  }
}

/** @param sign of the amounts in the books */
function toAmountParts(
  terms: AgreedTerms,
  amounts: readonly Credit[],
  { sign, total }: { sign: 1 | -1; total: string },
): Omit<DocumentParts, 'sections'> {
  const given = amounts.filter(({ cents, taxCents }) => cents + taxCents > 0)
  const [netCents, taxCents] = [
    sumCents(given.map(({ cents }) => cents)),
    sumCents(given.map((amount) => amount.taxCents)),
  ]
  return {
    facts: toFacts(terms),
    lines: [
      ...given.map(({ name, cents }) => ({ label: name, detail: '', cents })),
      ...(taxCents > 0 ? [{ label: 'Estimated tax', detail: '', cents: taxCents }] : []),
    ],
    sums: [
      { label: 'Total before tax', cents: netCents },
      { label: total, cents: sumCents([netCents, taxCents]) },
    ],
    statement: null,
    accounting: given.map((amount) => ({
      label: amount.name,
      // never a negative zero
      netCents: 0 + sign * amount.cents,
      taxCents: 0 + sign * amount.taxCents,
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
