import type { ProposalInput } from '#contract/booking/proposals.ts'
import { sumCents } from '#domain/booking/price/cents.ts'
import type { ProposalBody } from '#domain/booking/proposals.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { lockUnits } from '../availability/claim-units.ts'
import { lockProposal, type Owned, requireOpen, requireSeen } from './proposal-rows.ts'

type WriteContext = Pick<AppContext, 'db' | 'now' | 'metrics'>

/** What is not named of its lines is taken out. @throws AppError `not-found`, `proposal-closed`, `proposal-edited`, `invalid-input` */
export async function updateProposal(
  context: WriteContext,
  { actor, id, input }: { actor: Actor; id: number; input: ProposalInput },
): Promise<void> {
  const { lines, updatedAt, oneCents, ...set } = input
  if (set.price === 'one' && oneCents === null) {
    const message = 'Please say what all spaces cost together'
    throw new AppError('invalid-input', { message, fields: { oneCents: message } })
  }
  await inTransaction(context, async (trx) => {
    const now = context.now()
    const row = await lockProposal(trx, { id, sellerId: actor.organizationId })
    requireOpen(row, now)
    requireSeen(row, updatedAt)
    await requireLines(
      trx,
      id,
      lines.map((line) => line.id),
    )
    const { validDays, ...words } = set
    await trx
      .updateTable('proposals')
      .set({ ...words, valid_days: validDays, one_cents: oneCents, updated_at: later(row.updated_at, now) })
      .where('id', '=', id)
      .execute()
    await trx
      .deleteFrom('proposal_lines')
      .where('proposal_id', '=', id)
      .where(
        'id',
        'not in',
        lines.map((line) => line.id),
      )
      .execute()
    for (const { id: lineId, spaceCents } of lines)
      await trx
        .updateTable('proposal_lines')
        .set({ space_cents: spaceCents })
        .where('id', '=', lineId)
        .where('proposal_id', '=', id)
        .execute()
  })
}

/** One that names none of its own would be left without any. @throws AppError `invalid-input` */
async function requireLines(trx: Tx, proposalId: number, ids: readonly number[]): Promise<void> {
  const rows = await trx
    .selectFrom('proposal_lines')
    .select('id')
    .where('proposal_id', '=', proposalId)
    .execute()
  const own = new Set(rows.map((row) => row.id))
  if (ids.every((id) => own.has(id))) return
  throw new AppError('invalid-input', { message: 'Some of its lines are not there any more.' })
}

/** Of a locked proposal: what was sent stands in place of what was changed since, but for lines whose units are gone. */
export async function restoreSent(
  trx: Tx,
  id: number,
  { title, intro, price, lines }: ProposalBody,
): Promise<void> {
  const oneCents = price === 'one' ? sumCents(lines.map(({ spaceCents }) => spaceCents ?? 0)) : null
  const existing = await lockExisting(trx, lines)
  await trx
    .updateTable('proposals')
    .set({ title, intro, price, one_cents: oneCents })
    .where('id', '=', id)
    .execute()
  await trx.deleteFrom('proposal_lines').where('proposal_id', '=', id).execute()
  if (existing.length === 0) return
  await trx
    .insertInto('proposal_lines')
    .values(
      existing.map(({ listing, first, last, spaceCents, ...line }, position) => ({
        proposal_id: id,
        position,
        listing_id: listing.id,
        unit_id: unitOf(line),
        first_day: first,
        last_day: last,
        space_cents: price === 'lines' ? spaceCents : null,
      })),
    )
    .execute()
}

const unitOf = ({ units }: Pick<AgreedTerms, 'units'>) => required(units[0]?.unitId)

/** Lines whose units are there still, and stay until the transaction ends. */
async function lockExisting(trx: Tx, lines: readonly AgreedTerms[]): Promise<AgreedTerms[]> {
  const ids = lines.map(unitOf)
  await lockUnits(trx, ids)
  const rows = await trx.selectFrom('space_units').select('id').where('id', 'in', ids).execute()
  const there = new Set(rows.map((row) => row.id))
  return lines.filter((line) => there.has(unitOf(line)))
}

/** Two changes within a millisecond are told apart too. */
export const later = (before: Date, now: Date) => new Date(Math.max(now.getTime(), before.getTime() + 1))

/** @throws AppError `not-found`, `proposal-closed` for one that its client has */
export async function deleteProposal(context: WriteContext, owned: Owned): Promise<void> {
  await inTransaction(context, async (trx) => {
    const row = await lockProposal(trx, owned)
    if (row.version > 0)
      throw new AppError('proposal-closed', { message: 'This proposal was sent. Withdraw it instead.' })
    await trx.deleteFrom('proposals').where('id', '=', owned.id).execute()
  })
}
