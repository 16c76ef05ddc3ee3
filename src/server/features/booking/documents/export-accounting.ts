import type { DocumentBody } from '#domain/booking/document-body.ts'
import type { AccountingLine } from '#domain/booking/document-parts.ts'
import { formatPlainCents } from '#domain/booking/price/cents.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import { AD_TYPE_LABELS } from '#domain/vocabulary.ts'
import type { Db } from '../../../platform/db/database.ts'
import { toCsvCell } from '../../../platform/http/csv-cell.ts'

const HEAD = [
  'Number',
  'Document',
  'Date',
  'Booking',
  'Side',
  'Party',
  'Medium',
  'Line',
  'Net',
  'Tax',
  'Total',
  'Paid',
]
/** Papers read at once: only the text of the rows is kept of them. */
const AT_ONCE = 500

/** Invoices, receipts and credit notes of both sides of a user, in the order of their issue; RFC 4180, told to be UTF-8. */
export async function exportAccounting(db: Db, actor: Actor): Promise<string> {
  const rows = [HEAD.map(toCsvCell).join(',')]
  let after = 0
  for (;;) {
    const papers = await listDocumentRows(db, actor.organizationId, after)
    rows.push(
      ...papers.flatMap((paper) => toRows(JSON.parse(paper.body), paper.seller_id === actor.organizationId)),
    )
    if (papers.length < AT_ONCE) return `\ufeff${rows.join('\r\n')}\r\n`
    after = required(papers.at(-1)).id
  }
}

function listDocumentRows(db: Db, userId: number, after: number) {
  return db
    .selectFrom('documents')
    .innerJoin('bookings', 'bookings.id', 'documents.booking_id')
    .select(['documents.id', 'documents.body', 'documents.seller_id'])
    .where('documents.kind', '<>', 'insertion-order')
    .where('documents.id', '>', after)
    .where((eb) => eb.or([eb('bookings.buyer_id', '=', userId), eb('bookings.seller_id', '=', userId)]))
    .orderBy('documents.id')
    .limit(AT_ONCE)
    .execute()
}

function toRows(body: DocumentBody, isSeller: boolean): string[] {
  const { number, title, issuedOn, reference, medium, accounting } = body
  const side = isSeller ? ['Sold', required(body.buyer[0])] : ['Bought', required(body.seller[0])]
  const about = [number, title, issuedOn, reference, ...side, AD_TYPE_LABELS[medium]]
  return accounting.map((line) => [...about, line.label].map(toCsvCell).concat(toAmounts(line)).join(','))
}

function toAmounts({ netCents, taxCents, paidCents }: AccountingLine): string[] {
  return [netCents, taxCents, netCents + taxCents, paidCents].map(formatPlainCents)
}
