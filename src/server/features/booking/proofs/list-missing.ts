import { sql } from 'kysely'
import type { ProofDue } from '#domain/booking/proof/due-words.ts'
import { toDutyTitle } from '#domain/booking/proof/duty-words.ts'
import { type DutyStand, PROOF_STATUSES, proofReminderOf } from '#domain/booking/proof/stand.ts'
import { toBookingReference } from '#domain/booking/terms.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { readDuties } from '../duties/read-duties.ts'

/** A duty that nothing was handed in for, on a day on which somebody is reminded of it. */
export interface MissingProof extends ProofDue {
  bookingId: number
  sellerId: number
  /** Names the reminder within its booking: once each. */
  reminder: string
}

const BATCH = 200
/** Duties of a booking end some weeks after it: nobody is reminded of what is long past. */
const WEEKS_AFTER = 5

interface RunningBooking {
  id: number
  seller_id: number
}

/** All of the market, one batch at a time. */
export async function listMissing({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<MissingProof[]> {
  const missing: MissingProof[] = []
  for (let after = 0; ; ) {
    const running = await listRunning(db, { after, now: now() })
    const ids = running.map(({ id }) => id)
    const owed = await readDuties(db, { ids, now: now() })
    for (const { id, seller_id } of running) {
      const found = owed.get(id)
      if (!found) continue
      const of = { bookingId: id, sellerId: seller_id, title: found.terms.listing.title }
      missing.push(...found.stands.flatMap((duty) => toMissing(of, duty, found.today) ?? []))
    }
    if (running.length < BATCH) return missing
    after = required(running.at(-1)).id
  }
}

async function listRunning(db: Db, { after, now }: { after: number; now: Date }): Promise<RunningBooking[]> {
  const { rows } = await sql<RunningBooking>`
    select id, seller_id from bookings
    where id > ${after} and status = any(${[...PROOF_STATUSES]}::text[])
      and first_day <= (${now}::timestamptz + interval '1 day')::date
      and last_day >= (${now}::timestamptz - make_interval(weeks => ${WEEKS_AFTER}))::date
    order by id limit ${BATCH}`.execute(db)
  return rows
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
