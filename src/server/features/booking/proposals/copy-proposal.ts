import { moveDays } from '#domain/booking/move-days.ts'
import { toDayNumber } from '#domain/dates.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import { addDays } from '#domain/zoned-time.ts'
import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
import { pickUnit } from '../availability/space-units.ts'
import { getProposalRow, type LineRow, listLines } from './proposal-rows.ts'
import { type Spaces, type StartContext, type StartLine, startProposal } from './start-proposal.ts'

interface CopyProposal {
  actor: Actor
  id: number
  /** On which the first of its lines begins, the others as long after it as they are; absent: its days are kept. */
  from?: string | undefined
  keep?: RecordResult
}

/**
 * The same faces for the same client, at the rate card of now. Faces that were put away are left out.
 * @returns the id of the draft. @throws AppError as `startProposal`, `not-found`, `term-not-sold`
 */
export async function copyProposal(
  context: StartContext,
  { actor, id, from, keep }: CopyProposal,
): Promise<number> {
  const { db } = context
  const row = await getProposalRow(db, { id, sellerId: actor.organizationId })
  const lines = await listOffered(db, await listLines(db, id), actor)
  if (lines.length === 0)
    throw new AppError('conflict', { message: 'None of its spaces is yours to offer any more.' })
  const { title, intro, valid_days: validDays, holds } = row
  return startProposal(context, {
    actor,
    client: { id: row.client_id },
    ...{ title, intro, validDays, holds },
    ids: lines.map(({ listing_id }) => listing_id),
    toLines: (spaces) => moveLines(lines, spaces, from),
    keep,
  })
}

async function listOffered(db: Db, lines: readonly LineRow[], actor: Actor): Promise<LineRow[]> {
  const rows = await db
    .selectFrom('listings')
    .select('id')
    .where('seller_id', '=', actor.organizationId)
    .where('status', '<>', 'archived')
    .where('id', 'in', [0, ...lines.map(({ listing_id }) => listing_id)])
    .execute()
  const ids = new Set(rows.map((row) => row.id))
  return lines.filter(({ listing_id }) => ids.has(listing_id))
}

/** @throws AppError `term-not-sold` where a face has no issue or date then */
function moveLines(lines: readonly LineRow[], spaces: Spaces, from: string | undefined): StartLine[] {
  const begins = lines.map(({ first_day }) => first_day).sort()[0]
  const later = from === undefined ? 0 : toDayNumber(from) - toDayNumber(required(begins))
  const taken = new Map<number, string>()
  const moved = new Map<number, StartLine>()
  // two lines of one unit stay one after the other
  for (const line of lines.toSorted((a, b) => (a.first_day < b.first_day ? -1 : 1))) {
    const days = { first: line.first_day, last: line.last_day }
    const to = later === 0 ? days : moveLine(line, { spaces, later, after: taken.get(line.unit_id) })
    taken.set(line.unit_id, to.last)
    moved.set(line.id, { listingId: line.listing_id, unitId: line.unit_id, ...to, spaceCents: null })
  }
  return lines.map(({ id }) => required(moved.get(id)))
}

function moveLine(
  line: LineRow,
  { spaces, later, after }: { spaces: Spaces; later: number; after: string | undefined },
) {
  const unit = pickUnit(required(spaces.get(line.listing_id)).units, line.unit_id)
  const wanted = addDays(line.first_day, later)
  const start = after !== undefined && wanted <= after ? addDays(after, 1) : wanted
  const to = moveDays(unit, { first: line.first_day, last: line.last_day }, start)
  if (to) return to
  const message = `${line.title} has no issues or dates then. Choose another day, or keep the dates.`
  throw new AppError('term-not-sold', { message, fields: { from: message }, body: { nearest: null } })
}
