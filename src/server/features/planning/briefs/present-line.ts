import type { AnswerLine } from '#contract/planning/briefs-fields.ts'
import { toCells } from '#domain/planning/briefs.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { BriefMeans } from './brief-means.ts'
import { type BriefLineRow, type BriefRow, takenCents } from './brief-rows.ts'
import { priceBriefLine } from './price-line.ts'

/** More would keep a page waiting: the price of further lines is looked up when they are taken. */
const MOST_PRICED = 120

type Priced = Pick<AnswerLine, 'nowCents' | 'problem'>
type Brief = Pick<BriefRow, 'organization_id' | 'columns'>

interface ShownAs {
  brief: Brief
  buyerName: string
  now: Date
}

/** Lines with what each costs now. One after another: a page takes one connection. */
export async function presentLines(
  means: BriefMeans,
  rows: readonly BriefLineRow[],
  shown: ShownAs,
): Promise<AnswerLine[]> {
  const lines: AnswerLine[] = []
  for (const [at, row] of rows.entries()) {
    const price = at < MOST_PRICED ? await priceNow(means, row, shown) : { nowCents: null, problem: null }
    lines.push({ ...presentLine(row, shown.brief), ...price })
  }
  return lines
}

async function priceNow(
  means: BriefMeans,
  row: BriefLineRow,
  { brief, buyerName, now }: ShownAs,
): Promise<Priced> {
  // its days may be its buyer's own by now: they are not in the way
  const taken = takenCents(row)
  if (taken !== null) return { nowCents: taken, problem: null }
  if (row.total_cents !== null && row.space_cents !== null && hasExpired(row, now))
    return { nowCents: null, problem: 'This offer has ended. Ask the seller to send it again.' }
  try {
    const parties = { sellerId: row.organization_id, buyerId: brief.organization_id, buyerName }
    const { totalCents } = await priceBriefLine(means, { ...parties, line: row })
    return { nowCents: totalCents, problem: null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { nowCents: null, problem: error.message }
  }
}

/** A seller's own price that stands no more. */
export function hasExpired({ valid_until }: Pick<BriefLineRow, 'valid_until'>, now: Date): boolean {
  return valid_until !== null && valid_until <= now
}

function presentLine(row: BriefLineRow, { columns }: Brief): Omit<AnswerLine, keyof Priced> {
  const { id, title, place, specifications } = row
  return {
    id,
    listingId: row.listing_id,
    title,
    unitName: row.unit_name,
    place,
    medium: row.ad_type,
    size: specifications.find(({ label }) => label.toLowerCase() === 'size')?.value ?? null,
    picture: row.images[0] ?? null,
    first: row.first_day,
    last: row.last_day,
    price: row.space_cents === null ? 'card' : 'offer',
    totalCents: row.total_cents,
    cells: toCells(columns, row.cells),
  }
}
