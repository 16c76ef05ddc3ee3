import { sql } from 'kysely'
import { readerOf } from '#domain/booking/booking-reader.ts'
import { type DisputeStatus, OPEN_DISPUTES } from '#domain/booking/dispute.ts'
import { gradeProof } from '#domain/booking/proof/checks.ts'
import { describeProofFacts } from '#domain/booking/proof/facts.ts'
import { buildReport, type GivenFile } from '#domain/booking/report/build-report.ts'
import type { ReportBody } from '#domain/booking/report/report-body.ts'
import type { CreditedDays } from '#domain/booking/report/report-words.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { toWordList } from '../../../platform/db/word-list.ts'
import type { BookingRow } from '../bookings/lock-booking.ts'
import { readManySums } from '../documents/read-sums.ts'
import { type DecidedProof, listProofsOf } from '../duties/list-proofs.ts'
import { readDuties } from '../duties/read-duties.ts'
import { hasReport } from './policy.ts'
import { readVisits } from './read-visits.ts'

const RESOLVED: DisputeStatus = 'resolved'

type ReportContext = Pick<AppContext, 'db' | 'now'>

/** As of now; null where nothing has begun. */
export async function readReport(context: ReportContext, booking: BookingRow): Promise<ReportBody | null> {
  return (await readReports(context, [booking])).get(booking.id) ?? null
}

/** By booking; nothing of those that have not begun. As many queries for sixty as for one. */
export async function readReports(
  { db, now }: ReportContext,
  bookings: readonly BookingRow[],
): Promise<Map<number, ReportBody>> {
  const { begun, owed } = await readBegun({ db, now }, bookings)
  if (begun.length === 0) return new Map()
  const ids = begun.map(({ id }) => id)
  const [agreed, proofs, sums, visits] = await Promise.all([
    readAgreed(db, ids),
    listProofsOf(db, ids),
    readManySums(db, ids),
    readVisits(db, ids),
  ])
  const [termsOf, filesOf] = [
    new Map(agreed.map((row) => [row.id, row])),
    Map.groupBy(proofs, ({ booking_id }) => booking_id),
  ]
  const reports = ids.map((id): [number, ReportBody] => {
    const { today, endedOn, stands } = required(owed.get(id))
    const { version, sha256, terms, isDisputed, creditedDays } = required(termsOf.get(id))
    const { money, left } = required(sums.get(id))
    const body = buildReport({
      bookingId: id,
      version,
      sha256: sha256.toString('hex'),
      terms: JSON.parse(terms) as AgreedTerms,
      asOf: today,
      endedOn,
      stands,
      files: (filesOf.get(id) ?? []).map(toFile),
      money,
      netLeftCents: left.cents,
      hasOpenDispute: isDisputed,
      creditedDays,
      visits: visits.filter(({ bookingId }) => bookingId === id),
    })
    return [id, body]
  })
  return new Map(reports)
}

/** Which of some bookings have a report, by what has begun of them. */
async function readBegun({ db, now }: ReportContext, bookings: readonly BookingRow[]) {
  const owed = await readDuties(db, { ids: bookings.map(({ id }) => id), now: now() })
  const begun = bookings.filter(({ id, status, first_day: first }) => {
    const found = owed.get(id)
    return found && hasReport({ status, first, today: found.today, endedOn: found.endedOn })
  })
  return { begun, owed }
}

/** Whether there is anything to report of some bookings yet. */
export async function haveReport(context: ReportContext, bookings: readonly BookingRow[]): Promise<boolean> {
  return (await readBegun(context, bookings)).begun.length > 0
}

/** Of those bookings that whoever asks may read. */
export async function findReports(
  context: ReportContext,
  { ids, actor }: { ids: readonly number[]; actor: Actor },
): Promise<Map<number, ReportBody>> {
  if (ids.length === 0) return new Map()
  const rows = await context.db.selectFrom('bookings').selectAll().where('id', 'in', ids).execute()
  return readReports(
    context,
    rows.filter((row) => readerOf(row, actor) !== null),
  )
}

function readAgreed(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('bookings')
    .innerJoin('booking_versions as agreed', (join) =>
      join.onRef('agreed.booking_id', '=', 'bookings.id').onRef('agreed.version', '=', 'bookings.version'),
    )
    .select(['bookings.id', 'agreed.version', 'agreed.sha256', 'agreed.terms'])
    .select(
      sql<boolean>`exists (select from booking_disputes as dispute where dispute.booking_id = bookings.id
        and dispute.status in (${toWordList(OPEN_DISPUTES)}))`.as('isDisputed'),
    )
    .select(
      sql<CreditedDays[]>`(
        select coalesce(json_agg(json_build_object('kind', dispute.kind, 'first', dispute.lost_from, 'last', dispute.lost_to,
          'creditCents', dispute.credit_cents) order by dispute.id), '[]')
        from booking_disputes as dispute where dispute.booking_id = bookings.id and dispute.status = ${RESOLVED}
          and dispute.credit_cents > 0 and dispute.kind is not null)`.as('creditedDays'),
    )
    .where('bookings.id', 'in', ids)
    .execute()
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
