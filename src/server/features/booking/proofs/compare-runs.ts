import type { ProofCheck } from '#domain/booking/proof/checks.ts'
import { checkRuns } from '#domain/booking/proof/runs/check-runs.ts'
import type { Run, RunDay } from '#domain/booking/proof/runs/read-runs.ts'
import type { DutyStand } from '#domain/booking/proof/stand.ts'
import { toDayNumber } from '#domain/dates.ts'
import { required } from '#domain/required.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { readDuties } from '../duties/read-duties.ts'

interface Counted {
  bookingId: number
  duty: DutyStand
  days: readonly RunDay[]
  runs: readonly Run[]
  isSeen: boolean
  now: Date
}

/** What a log says beside the placement that it is about. */
export async function compareRuns(
  trx: Tx,
  { bookingId, duty, now, ...said }: Counted,
): Promise<ProofCheck[]> {
  const owed = required((await readDuties(trx, { ids: [bookingId], now })).get(bookingId))
  const { name, first, last, times } = required(owed.terms.units[duty.item])
  const ofDays = toDayNumber(last) - toDayNumber(first) + 1
  return checkRuns({ ...said, about: duty, unitName: name, planned: times, ofDays })
}
