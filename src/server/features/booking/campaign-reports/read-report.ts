import { sql } from 'kysely'
import { OPEN_DISPUTES } from '#domain/booking/dispute.ts'
import { gradeProof } from '#domain/booking/proof/checks.ts'
import { describeProofFacts } from '#domain/booking/proof/facts.ts'
import { buildReport, type GivenFile } from '#domain/booking/report/build-report.ts'
import type { ReportBody } from '#domain/booking/report/report-body.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { toWordList } from '../../../platform/db/word-list.ts'
import { type BookingRow, getBookingRow } from '../bookings/lock-booking.ts'
import { readSums } from '../documents/read-sums.ts'
import { type DecidedProof, listProofs } from '../duties/list-proofs.ts'
import { readDuties } from '../duties/read-duties.ts'
import { hasReport } from './policy.ts'
import { readVisits } from './read-visits.ts'

/** As of now; null where nothing has begun. */
export async function readReport(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  booking: BookingRow,
): Promise<ReportBody | null> {
  const { id, status, first_day: first } = booking
  const owed = (await readDuties(db, { ids: [id], now: now() })).get(id)
  if (!owed) return null
  const { today, endedOn, stands } = owed
  if (!hasReport({ status, first, today, endedOn })) return null
  const [agreed, proofs, { money, left }, visits] = await Promise.all([
    readAgreed(db, id),
    listProofs(db, id),
    readSums(db, booking),
    readVisits(db, id),
  ])
  return buildReport({
    bookingId: id,
    version: agreed.version,
    sha256: agreed.sha256.toString('hex'),
    terms: JSON.parse(agreed.terms) as AgreedTerms,
    asOf: today,
    endedOn,
    stands,
    files: proofs.map(toFile),
    money,
    netLeftCents: left.cents,
    hasOpenDispute: agreed.isDisputed,
    visits,
  })
}

/** For whoever may read the booking. @throws AppError `booking-not-found` */
export async function findReport(
  context: Pick<AppContext, 'db' | 'now'>,
  { id, actor }: { id: number; actor: Actor },
): Promise<ReportBody | null> {
  const { booking } = await getBookingRow(context.db, id, actor)
  return readReport(context, booking)
}

function readAgreed(db: Db, id: number) {
  return db
    .selectFrom('bookings')
    .innerJoin('booking_versions as agreed', (join) =>
      join.onRef('agreed.booking_id', '=', 'bookings.id').onRef('agreed.version', '=', 'bookings.version'),
    )
    .select(['agreed.version', 'agreed.sha256', 'agreed.terms'])
    .select(
      sql<boolean>`exists (select from booking_disputes as dispute where dispute.booking_id = bookings.id
        and dispute.status in (${toWordList(OPEN_DISPUTES)}))`.as('isDisputed'),
    )
    .where('bookings.id', '=', id)
    .executeTakeFirstOrThrow()
}

function toFile(row: DecidedProof): GivenFile {
  return {
    id: row.id,
    duty: row.duty,
    name: row.name.toWellFormed(),
    what: describeProofFacts(row.facts),
    caption: row.caption.toWellFormed(),
    url: row.url,
    sha256: row.sha256.toString('hex'),
    receivedAt: row.received_at.toISOString(),
    decision: row.decision,
    grade: gradeProof(row.origin, row.checks),
    checks: row.checks?.map(({ text }) => text) ?? [],
    counted: row.facts.kind === 'counted' ? row.facts : null,
    figures: row.facts.figures ?? null,
  }
}
