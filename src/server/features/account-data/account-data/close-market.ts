import { describeUnsettled } from '#domain/booking/unsettled.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { eraseRows } from '../../../platform/personal-data/erase-rows.ts'
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'
import type { Person } from '../../../platform/personal-data/personal-table.ts'
import { listUnsettled, refuseUnsettled } from '../../ground/ledger/list-unsettled.ts'
import { moveListingsOf } from '../../listings/listings/move-listing.ts'
import { eraseViewings } from '../../messaging/viewings/erase-viewings.ts'

interface Departure {
  person: Person
  /** Who closes it. */
  by: number
  /** Of viewings that are taken back, as the other sides read it. */
  reason: string
}

/**
 * Takes what an account or a company does with others off the market. First in its transaction, because conversations are locked before
 * everything else. @throws AppError `bookings-open`
 */
export async function leaveMarket(
  context: AppContext,
  trx: Tx,
  { person: { organizationId }, by, reason }: Departure,
): Promise<void> {
  const now = context.now()
  await refuseOpen(trx, organizationId, now)
  await eraseViewings(context, trx, { organizationId, by, reason })
  await moveListingsOf(trx, organizationId, {
    step: 'delete-account',
    as: 'seller',
    actorId: by,
    reason: 'The seller left',
    now,
  })
}

/** Files to be dropped; their rows go with it. @returns the paths to delete from the store after the commit */
export async function eraseFilesOf(trx: Tx, { erasers }: PersonalData, person: Person): Promise<string[]> {
  const left: string[] = []
  for (const erase of erasers) left.push(...(await erase(trx, person)))
  return left
}

/** The rest, before what says whose it was is masked. */
export const eraseRowsOf = (trx: Tx, { tables }: PersonalData, person: Person): Promise<void> =>
  eraseRows(trx, tables, person)

/** Nobody leaves with bookings that are not settled. @throws AppError `bookings-open` */
export const refuseOpen = (trx: Tx, organizationId: number, now: Date): Promise<void> =>
  refuseUnsettled(trx, { userId: organizationId }, now)

/** The same in words; null: all are settled. */
export async function describeOpen(trx: Tx, organizationId: number, now: Date): Promise<string | null> {
  const open = await listUnsettled(trx, { userId: organizationId }, now)
  return open.length > 0 ? describeUnsettled(open) : null
}
