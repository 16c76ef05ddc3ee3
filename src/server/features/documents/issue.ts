import { hash } from 'node:crypto'
import { toCanonicalJson } from '#domain/booking/canonical-json.ts'
import { buildDocument, type DocumentBody, type Paper } from '#domain/booking/document-body.ts'
import { type DocumentNumber, toDocumentNumber } from '#domain/booking/document-number.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { Tx } from '../../platform/db/database.ts'
import { getAgreement } from './agreement.ts'
import { lockCounter, takeNumber } from './number.ts'

export interface Issue {
  bookingId: number
  paper: Paper
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
 * Issues a paper about the terms of a booking as they stand, once for each source: asked again, it answers the first.
 * Several in one transaction are asked for in the order of `DOCUMENT_KINDS`, for each holds its counter until the end.
 */
export async function issueDocument(trx: Tx, { bookingId, paper, source, now }: Issue): Promise<Issued> {
  const agreement = await getAgreement(trx, bookingId)
  const issuedOn = toMarketDate(now)
  const counter = {
    sellerId: agreement.terms.seller.id,
    kind: paper.kind,
    year: Number(issuedOn.slice(0, 4)),
  }
  await lockCounter(trx, counter)
  const known = await findIssued(trx, { bookingId, kind: paper.kind, source })
  if (known) return known
  const followsInvoice = paper.kind === 'receipt' || paper.kind === 'credit-note'
  const invoice = followsInvoice && (await findIssued(trx, { bookingId, kind: 'invoice' }))
  const taken = await takeNumber(trx, counter)
  const number = toDocumentNumber(taken)
  const body = buildDocument(agreement, paper, { number, issuedOn, invoice: invoice ? invoice.number : null })
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
      total_cents: body.sums.at(-1)!.cents,
      body: text,
      sha256: hash('sha256', text, 'buffer'),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function findIssued(
  trx: Tx,
  { bookingId, kind, source }: { bookingId: number; kind: Paper['kind']; source?: string },
): Promise<Issued | undefined> {
  const found = await trx
    .selectFrom('documents')
    .select(['id', 'seller_id', 'kind', 'year', 'number'])
    .where('booking_id', '=', bookingId)
    .where('kind', '=', kind)
    .$if(source !== undefined, (query) => query.where('source', '=', source!))
    .orderBy('id')
    .executeTakeFirst()
  return found && { id: found.id, number: toDocumentNumber({ ...found, sellerId: found.seller_id }) }
}
