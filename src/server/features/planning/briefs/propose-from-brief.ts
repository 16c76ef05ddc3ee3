import type { Actor } from '#domain/listings/listing.ts'
import { describeBriefProposal } from '#domain/planning/briefs.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
import type { BriefMeans } from './brief-means.ts'
import { type BriefLineRow, getReceivedRow, isTaken, listBriefLines } from './brief-rows.ts'

/**
 * The spaces of an answer, sent or not, as a proposal to the brief's buyer: what is in a plan of theirs already is left out, and so is
 * what is not the seller's to offer any more. The answer stays as it is.
 * @returns the id of the draft. @throws AppError `not-found`, `conflict` where no space is left, as `propose`
 */
export async function proposeFromBrief(
  { db }: Pick<AppContext, 'db'>,
  means: BriefMeans,
  { id, actor, keep }: { id: number; actor: Actor; keep: RecordResult },
): Promise<number> {
  const received = { id, sellerId: actor.organizationId }
  const row = await getReceivedRow(db, received)
  const lines = await listBriefLines(db, id, received.sellerId)
  const open = lines.filter((line) => !isTaken(line) && isOffered(line))
  if (open.length === 0) throw new AppError('conflict', { message: describeNone(lines) })
  return means.propose({
    actor,
    keep,
    buyerId: row.organization_id,
    buyerName: row.buyer_name,
    title: row.title,
    intro: describeBriefProposal({ ...row, first: row.first_day, last: row.last_day }),
    lines: open.map((line) => ({
      listingId: line.listing_id,
      unitId: line.unit_id,
      first: line.first_day,
      last: line.last_day,
      spaceCents: line.space_cents,
    })),
  })
}

/** As a proposal takes them: own spaces that are not put away. */
function isOffered({ seller_id, organization_id, listing_status }: BriefLineRow): boolean {
  return seller_id === organization_id && listing_status !== 'archived'
}

function describeNone(lines: readonly BriefLineRow[]): string {
  if (lines.length === 0) return 'Put the spaces that you want to offer into the answer first.'
  return lines.every(isTaken)
    ? 'The buyer has taken all of these spaces into a plan already.'
    : 'None of these spaces is yours to offer any more.'
}
