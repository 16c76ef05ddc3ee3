import { hash } from 'node:crypto'
import { toCanonicalJson } from '#domain/booking/canonical-json.ts'
import {
  type Agreement,
  buildDocument,
  type DocumentBody,
  type DocumentInput,
} from '#domain/booking/document-body.ts'
import { type DocumentNumber, toDocumentNumber } from '#domain/booking/document-number.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { required } from '#domain/required.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { getAgreement } from './agreement.ts'
import { issueNumber, releaseNumber } from './number.ts'

export interface Issue {
  bookingId: number
  paper: DocumentInput
  /** What it is issued for, unique within the booking and kind: `booked`, `payment:12`, `cancelled`. */
  source: string
  now: Date
}

export interface Issued {
  id: number
  /** `PLA-S12-INV-2027-0001` */
  number: string
}

/**
 * Issues a document about the terms of a booking as they stand, once for each source: asked again, it answers the first.
 * Several in one transaction are asked for in the order of `DOCUMENT_KINDS`, for each holds its counter until the end.
 */
export async function issueDocument(trx: Tx, { paper, ...of }: Issue): Promise<Issued> {
  const [issued] = await issueDocuments(trx, { ...of, papers: [paper] })
  return required(issued)
}

/** As `issueDocument`, several for one source. */
export async function issueDocuments(
  trx: Tx,
  { papers, ...of }: Omit<Issue, 'paper'> & { papers: readonly DocumentInput[] },
): Promise<Issued[]> {
  const agreement = await getAgreement(trx, of.bookingId)
  const issued: Issued[] = []
  for (const paper of papers) issued.push(await issueOnce(trx, { ...of, paper, agreement }))
  return issued
}

async function issueOnce(
  trx: Tx,
  { agreement, bookingId, paper, source, now }: Issue & { agreement: Agreement },
): Promise<Issued> {
  const issuedOn = toMarketDate(now)
  const { kind } = paper
  const counter = { sellerId: agreement.terms.seller.id, kind, year: Number(issuedOn.slice(0, 4)) }
  // the counter is locked with the next number: nobody issues the same one meanwhile
  const taken = await issueNumber(trx, counter)
  const papers = await listIssued(trx, bookingId)
  const known = papers.find((one) => one.kind === kind && one.source === source)
  if (known) {
    await releaseNumber(trx, taken)
    return { id: known.id, number: known.number }
  }
  const number = toDocumentNumber(taken)
  const followsInvoice = kind === 'receipt' || kind === 'credit-note'
  const invoice = followsInvoice ? papers.find((one) => one.kind === 'invoice') : undefined
  const body = buildDocument(agreement, paper, { number, issuedOn, invoice: invoice?.number ?? null })
  return { id: await insertDocument(trx, body, { bookingId, source, now, taken }), number }
}

async function insertDocument(
  trx: Tx,
  body: DocumentBody,
  { bookingId, source, now, taken }: Omit<Issue, 'paper'> & { taken: DocumentNumber },
): Promise<number> {
  const text = toCanonicalJson(body)
  const { id } = await trx
    .insertInto('documents')
    .values({
      kind: taken.kind,
      seller_id: taken.sellerId,
      booking_id: bookingId,
      year: taken.year,
      number: taken.number,
      version: body.agreed.version,
      source,
      total_cents: required(body.sums.at(-1)).cents,
      body: text,
      sha256: hash('sha256', text, 'buffer'),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Papers of a booking, the first ones first. */
async function listIssued(trx: Tx, bookingId: number) {
  const rows = await trx
    .selectFrom('documents')
    .select(['id', 'seller_id', 'kind', 'source', 'year', 'number'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute()
  return rows.map(({ id, kind, source, ...row }) => ({
    id,
    kind,
    source,
    number: toDocumentNumber({ ...row, kind, sellerId: row.seller_id }),
  }))
}
