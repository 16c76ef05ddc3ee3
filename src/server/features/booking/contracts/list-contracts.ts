import type { ContractLine } from '#contract/booking/contracts.ts'
import type { Db } from '../../../platform/db/database.ts'
import { readCountedPage } from '../../../platform/db/read-page.ts'

const PAGE_LINES = 50

interface Page {
  organizationId: number
  after: number | undefined
}

/** What its seller has sold elsewhere, as its files said it. */
export async function listContractLines(db: Db, { organizationId, after }: Page) {
  const own = db
    .selectFrom('contract_lines as line')
    .innerJoin('contracts', 'contracts.id', 'line.contract_id')
    .innerJoin('listings', 'listings.id', 'line.listing_id')
    .selectAll('line')
    .select(['contracts.number', 'contracts.client_name', 'listings.seller_unit_id'])
    .where('contracts.organization_id', '=', organizationId)
  const { rows, ...page } = await readCountedPage(own, { newestBy: 'line.id', limit: PAGE_LINES, after })
  const lines = rows.map(
    (row): ContractLine => ({
      id: row.id,
      contractNumber: row.number,
      client: row.client_name,
      listingId: row.listing_id,
      unitId: row.seller_unit_id,
      first: row.first_day,
      last: row.last_day,
      quantity: row.quantity,
      amountCents: row.amount_cents === null ? null : Number(row.amount_cents),
      amountPer: row.amount_per as ContractLine['amountPer'],
      blocked: row.blocked,
      updatedAt: row.updated_at.toISOString(),
    }),
  )
  return { ...page, lines }
}
