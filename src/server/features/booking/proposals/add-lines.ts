import type { proposalStartRoutes } from '#contract/booking/proposals-starts.ts'
import type { Out } from '#contract/route.ts'
import { findInLines } from '#domain/booking/proposals.ts'
import { toDateRange } from '#domain/format-dates.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { lockOwnSpaces } from '../availability/space-units.ts'
import { type LineRow, listLines, lockProposal, requireOpen, requireSeen } from './proposal-rows.ts'
import { insertLines, refuseTooLong, type StartContext, type StartLine, toRuns } from './start-proposal.ts'
import { later } from './write-proposal.ts'

interface AddLines {
  actor: Actor
  id: number
  input: Out<typeof proposalStartRoutes.addProposalLines.body>
}

/**
 * Chosen cells behind the lines that there are, at the rate card, or with their share of one price. What is in it already stays as it
 * is, so that the same press twice adds nothing twice.
 * @throws AppError `not-found`, `proposal-closed`, `proposal-edited`, `listing-not-found`, `conflict`, `invalid-input`
 */
export async function addLines(
  context: Pick<StartContext, 'db' | 'now' | 'metrics'>,
  { actor, id, input: { cells, updatedAt } }: AddLines,
): Promise<void> {
  await inTransaction(context, async (trx) => {
    const now = context.now()
    const row = await lockProposal(trx, { id, sellerId: actor.organizationId })
    requireOpen(row, now)
    if (updatedAt !== undefined) requireSeen(row, updatedAt)
    const ids = [...new Set(cells.map((cell) => cell.id))].sort((a, b) => a - b)
    const spaces = await lockOwnSpaces(trx, { actor, ids, now })
    const lines = await listLines(trx, id)
    const isNew = (cell: (typeof cells)[number]) =>
      toRuns([cell], spaces).some((run) => findIn(lines, run) !== 'all')
    const added = toRuns(cells.filter(isNew), spaces)
    for (const run of added) if (findIn(lines, run) === 'some') refuseShared(lines, run)
    if (added.length === 0) return
    refuseTooLong(lines.length + added.length)
    const position = Math.max(-1, ...lines.map((line) => line.position)) + 1
    await insertLines(trx, { id, lines: added, spaces, position })
    await trx
      .updateTable('proposals')
      .set({ updated_at: later(row.updated_at, now) })
      .where('id', '=', id)
      .execute()
  })
}

/** Units of spaces that are locked are stored, and have numbers. */
function findIn(lines: readonly LineRow[], { unitId, first, last }: StartLine) {
  const stored = lines.map((line) => ({ unitId: line.unit_id, first: line.first_day, last: line.last_day }))
  return findInLines(stored, { unitId: required(unitId), first, last })
}

/** No two lines share days of a unit: both could not be booked. @throws AppError `conflict` */
function refuseShared(lines: readonly LineRow[], { unitId, first, last }: StartLine): never {
  const line = required(
    lines.find((one) => one.unit_id === unitId && first <= one.last_day && last >= one.first_day),
  )
  const days = toDateRange({ first: line.first_day, last: line.last_day })
  throw new AppError('conflict', {
    message: `${line.title} is in this proposal for ${days} already. Choose other dates, or take that line out first.`,
  })
}
