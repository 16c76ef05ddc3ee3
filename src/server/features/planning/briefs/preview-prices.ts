import type { receivedBriefRoutes } from '#contract/planning/briefs-received.ts'
import type { Out } from '#contract/route.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { BriefMeans } from './brief-means.ts'
import { type BriefLineRow, getReceivedRow, listBriefLines } from './brief-rows.ts'
import { toBookingRequest } from './price-line.ts'

interface PreviewPrices {
  id: number
  actor: Actor
  lines: readonly { id: number; spaceCents: number }[]
}

/** Which of some typed prices are below what the rate card asks at least: how much that is, only whoever sees rate cards is told. @throws AppError `not-found` */
export async function previewPrices(
  { db }: Pick<AppContext, 'db'>,
  means: Pick<BriefMeans, 'floorOf'>,
  { id, actor, lines }: PreviewPrices,
): Promise<Out<typeof receivedBriefRoutes.previewBriefPrices.output>> {
  const sellerId = actor.organizationId
  const row = await getReceivedRow(db, { id, sellerId })
  const own = new Map((await listBriefLines(db, id, sellerId)).map((line) => [line.id, line]))
  const told: Out<typeof receivedBriefRoutes.previewBriefPrices.output>['lines'] = []
  for (const { id: lineId, spaceCents } of lines) {
    const line = own.get(lineId)
    // what was sent at this price stays as it was sent
    const isKept = line?.total_cents != null && line.space_cents === spaceCents
    const floor =
      line && !isKept ? await findFloor(means, line, { buyerId: row.organization_id, sellerId }) : 0
    const isBelow = spaceCents < floor
    told.push({ id: lineId, floor: isBelow ? { cents: actor.may.has('prices') ? floor : null } : null })
  }
  return { lines: told }
}

/** What cannot be had has no least price: it says so itself. */
async function findFloor(
  means: Pick<BriefMeans, 'floorOf'>,
  line: BriefLineRow,
  parties: { buyerId: number; sellerId: number },
): Promise<number> {
  try {
    const request = toBookingRequest(line, 'Preview')
    return await means.floorOf({ ...parties, listingId: line.listing_id, request })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return 0
  }
}
