import { sql } from 'kysely'
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

export const DELETE_FILES_TASK = 'delete-files'

/** Files to be dropped; their rows go with it, and they by a job of the same commit: whoever is killed right after it leaves none. */
export async function eraseFilesOf(trx: Tx, { erasers }: PersonalData, person: Person): Promise<void> {
  const paths: string[] = []
  for (const erase of erasers) paths.push(...(await erase(trx, person)))
  if (paths.length === 0) return
  await sql`select graphile_worker.add_job(${DELETE_FILES_TASK}, ${JSON.stringify({ paths })}::json)`.execute(
    trx,
  )
}

/** Files that are gone already are none. */
export async function deleteFiles(
  { files }: Pick<AppContext, 'files'>,
  paths: readonly string[],
): Promise<void> {
  for (const path of paths) await files.delete(path)
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
