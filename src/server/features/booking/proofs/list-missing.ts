import type { ProofDue } from '#domain/booking/proof/due-words.ts'
import { toDutyTitle } from '#domain/booking/proof/duty-words.ts'
import { type DutyStand, proofReminderOf } from '#domain/booking/proof/stand.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import type { AppContext } from '../../../context.ts'
import { readDuties } from '../duties/read-duties.ts'
import { listRunning } from './list-running.ts'

/** A duty that nothing was handed in for, on a day on which somebody is reminded of it. */
export interface MissingProof extends ProofDue {
  bookingId: number
  sellerId: number
  /** Names the reminder within its booking: once each. */
  reminder: string
}

/** Nobody is reminded of what is long past. */
const WEEKS_AFTER = 5

/** All of the market, one batch at a time. */
export async function listMissing({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<MissingProof[]> {
  const missing: MissingProof[] = []
  for await (const running of listRunning(db, { now: now(), daysAhead: 1, weeksAfter: WEEKS_AFTER })) {
    const ids = running.map(({ id }) => id)
    const owed = await readDuties(db, { ids, now: now() })
    for (const { id, seller_id } of running) {
      const found = owed.get(id)
      if (!found) continue
      const of = { bookingId: id, sellerId: seller_id, title: found.terms.listing.title }
      missing.push(...found.stands.flatMap((duty) => toMissing(of, duty, found.today) ?? []))
    }
  }
  return missing
}

function toMissing(
  of: Pick<MissingProof, 'bookingId' | 'sellerId' | 'title'>,
  duty: DutyStand,
  today: string,
): MissingProof | null {
  if (duty.state !== 'due' && duty.state !== 'overdue') return null
  const when = proofReminderOf(duty, today)
  return (
    when && {
      ...of,
      reference: toBookingReference(of.bookingId),
      what: toDutyTitle(duty),
      dueOn: duty.dueOn,
      isLate: when === 'late',
      reminder: `proof:${duty.key}:${duty.dueOn}:${when}`,
    }
  )
}
