import { describe, expect, it, test } from 'vitest'
import { buildAgreedTerms } from '#test/support/booking/build-agreed-terms.ts'
import { maskTerms } from './booking-reader.ts'
import { toCanonicalJson } from './canonical-json.ts'
import { type Agreement, buildDocument, type DocumentBody, type DocumentInput } from './document-body.ts'
import { DOCUMENT_KINDS, toDocumentNumber } from './document-number.ts'
import { sumCents } from './price/cents.ts'
import type { AgreedTerms } from './terms.ts'

const ISSUE = { number: 'PLA-S12-INV-2027-0001', issuedOn: '2027-01-05', invoice: null }
const ACCOUNT = {
  agreedCents: 272_350,
  creditedCents: 0,
  paidCents: 100_000,
  refundedCents: 0,
  openCents: 172_350,
}

const DOCUMENTS: Record<string, DocumentInput> = {
  'insertion order': { kind: 'insertion-order' },
  invoice: { kind: 'invoice' },
  receipt: {
    kind: 'receipt',
    payment: { kind: 'arrived', method: 'check', cents: 100_000, on: '2027-01-08' },
    account: ACCOUNT,
  },
  'receipt of money given back': {
    kind: 'receipt',
    payment: { kind: 'returned', method: 'bank-transfer', cents: 5_000, on: '2027-01-09' },
    account: { ...ACCOUNT, creditedCents: 5_000, refundedCents: 5_000 },
  },
  'receipt taken back': {
    kind: 'receipt',
    payment: { kind: 'retracted', method: 'check', cents: 100_000, on: '2027-01-09' },
    account: { ...ACCOUNT, paidCents: 0, openCents: 272_350 },
  },
  'credit note': {
    kind: 'credit-note',
    credits: [
      { name: 'North face', cents: 162_000, taxCents: 0 },
      { name: 'Vinyl', cents: 0, taxCents: 0 },
      { name: 'Design', cents: 1_000, taxCents: 104 },
    ],
    reason: 'The wall came down.',
  },
}

function build(
  input: DocumentInput,
  given: Partial<AgreedTerms> = {},
  more: Partial<Agreement> = {},
): DocumentBody {
  const agreement: Agreement = {
    bookingId: 42,
    version: 2,
    sha256: 'ab'.repeat(32),
    terms: buildAgreedTerms(given),
    acceptances: [
      { side: 'buyer', isPublished: false, at: '2027-01-04T18:00:00Z' },
      { side: 'seller', isPublished: true, at: '2027-01-05T19:30:00Z' },
    ],
    ...more,
  }
  return buildDocument(agreement, input, ISSUE)
}

const amountOf = (body: DocumentBody) =>
  sumCents(body.accounting.map(({ netCents, taxCents, paidCents }) => netCents + taxCents + paidCents))

it('is titled by what it is', () => {
  const titles = Object.values(DOCUMENTS).map((input) => build(input).title)
  expect(titles).toEqual([
    'Insertion order',
    'Invoice',
    'Receipt',
    'Refund receipt',
    'Receipt taken back',
    'Credit note',
  ])
})

describe('a paper', () => {
  test.each(Object.entries(DOCUMENTS))(
    '%s: its lines are its total, and all of it can be hashed',
    (_, input) => {
      const body = build(input)
      expect(sumCents(body.lines.map(({ cents }) => cents))).toBe(body.sums.at(-1)!.cents)
      expect(JSON.parse(toCanonicalJson(body))).toEqual(body)
    },
  )

  it('is entered as what it is: owed, paid, taken back; an insertion order not at all', () => {
    const entered = Object.values(DOCUMENTS).map((input) => amountOf(build(input)))
    expect(entered).toEqual([0, 272_350, 100_000, -5_000, -100_000, -163_104])
  })

  it('names both sides, who accepted what, and when', () => {
    const body = build(DOCUMENTS.invoice!)
    expect(body).toMatchObject({
      title: 'Invoice',
      number: 'PLA-S12-INV-2027-0001',
      reference: 'PLA-B00042',
      seller: ['Sound Outdoor', 'Sam Ruiz', 'sam@outdoor.example'],
      buyer: ['Pine Street Media', 'Dana Lee', 'dana@pine.example'],
    })
    expect(body.agreed).toEqual({
      version: 2,
      sha256: 'ab'.repeat(32),
      acceptances: [
        'Buyer: Dana Lee, Jan 4, 2027, 10:00 AM PST',
        'Seller: Sam Ruiz, by the terms published on Placard, Jan 5, 2027, 11:30 AM PST',
      ],
    })
  })

  it('says when it is paid, until when it is cancelled, and who stands behind politics', () => {
    const body = build(DOCUMENTS['insertion order']!, {
      political: { sponsor: 'Yes on 7' },
      note: 'Gate code 12',
    })
    expect(body.statement!.rows.map(({ detail }) => detail)).toEqual(['When agreed', 'Feb 28, 2027'])
    expect(body.facts).toContainEqual({ label: 'Political, paid by', text: 'Yes on 7' })
    const titles = body.sections.map(({ title }) => title)
    expect(titles).toEqual(['Placements', 'Cancellation', 'Make-good', 'Proof', 'Note'])
    expect(body.sections[0]!.texts).toEqual(['North face: Mar 1 to Mar 28, 2027, artwork due Feb 19, 2027'])
  })

  it('shows the share of what several book', () => {
    const unit = {
      ...buildAgreedTerms().units[0]!,
      quantity: 2,
      capacity: 8,
      label: 'March issue',
      materialDate: null,
    }
    expect(build(DOCUMENTS.invoice!, { units: [unit] }).sections[0]!.texts).toEqual([
      'North face, March issue: Mar 1 to Mar 28, 2027, 2 of 8',
    ])
  })

  it('names the invoice that it follows', () => {
    const agreement = { bookingId: 1, version: 1, sha256: '', terms: buildAgreedTerms(), acceptances: [] }
    const body = buildDocument(agreement, DOCUMENTS.receipt!, { ...ISSUE, invoice: 'PLA-S12-INV-2027-0007' })
    expect(body.facts.at(-1)).toEqual({ label: 'Invoice', text: 'PLA-S12-INV-2027-0007' })
    expect(body.statement!.rows).toEqual([
      { label: 'Agreed', detail: '', cents: 272_350 },
      { label: 'Paid', detail: '', cents: -100_000 },
      { label: 'Open', detail: '', cents: 172_350 },
    ])
  })
})

test('numbers name seller, kind and year', () => {
  const numbers = DOCUMENT_KINDS.map((kind) =>
    toDocumentNumber({ sellerId: 12, kind, year: 2027, number: 1 }),
  )
  expect(numbers).toEqual([
    'PLA-S12-IO-2027-0001',
    'PLA-S12-INV-2027-0001',
    'PLA-S12-RCT-2027-0001',
    'PLA-S12-CN-2027-0001',
  ])
  expect(toDocumentNumber({ sellerId: 3, kind: 'invoice', year: 2027, number: 12_345 })).toBe(
    'PLA-S3-INV-2027-12345',
  )
})

test('a company is named with where it is reached, in papers and to the other side once both agree', () => {
  const reached = { phone: '(206) 555-0188', address: '100 First Avenue N, Seattle, WA 98109' }
  const plain = buildAgreedTerms()
  const terms = { ...plain, seller: { ...plain.seller, ...reached } }
  expect(build({ kind: 'insertion-order' }, terms).seller).toEqual([
    'Sound Outdoor',
    'Sam Ruiz',
    reached.address,
    reached.phone,
    'sam@outdoor.example',
  ])
  expect(maskTerms(terms, { reader: 'buyer', status: 'requested' }).seller).not.toHaveProperty('phone')
  expect(maskTerms(terms, { reader: 'buyer', status: 'requested' }).seller).not.toHaveProperty('address')
  expect(maskTerms(terms, { reader: 'buyer', status: 'booked' }).seller).toMatchObject(reached)
})
