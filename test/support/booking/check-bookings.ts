import { sql } from 'kysely'
import { expect } from 'vitest'
import { type BookingStatus, CLAIMING_STATUSES, FINAL_STATUSES } from '#domain/booking/lifecycle.ts'
import { findBrokenCells } from '#server/features/booking/availability/check-claims.ts'
import { readMoney } from '#server/features/ground/ledger/read-money.ts'
import type { Db } from '#server/platform/db/database.ts'

export interface Seen {
  id: number
  status: BookingStatus
  version: number
  claims: number
  accepted: number
  /** What is to be paid before it is booked. */
  dueCents: number
  receivableCents: number
  deadlineAt: Date | null
}

const AGREED: readonly BookingStatus[] = ['awaiting-payment', 'booked', 'in-flight', 'completed', 'cancelled']
const PAID: readonly BookingStatus[] = ['booked', 'in-flight', 'completed', 'cancelled']

/** What must hold of all bookings after whatever happened. @param before by id, as they were seen last */
export async function checkBookings(db: Db, before: ReadonlyMap<number, Seen>): Promise<Map<number, Seen>> {
  const rows = await listSeen(db)
  const money = await readMoney(
    db,
    rows.map(({ id }) => id),
  )
  for (const seen of rows) {
    const { id, status, version, claims, accepted, dueCents, receivableCents, deadlineAt } = seen
    const of = (holds: boolean, what: string) =>
      expect([id, status, what, holds]).toEqual([id, status, what, true])
    if (status !== 'quoted')
      of(claims > 0 === CLAIMING_STATUSES.includes(status), 'takes dates as its status says')
    if (AGREED.includes(status)) of(accepted === 2, 'is accepted by both')
    const { paidCents, openCents } = money.get(id)!
    if (PAID.includes(status)) {
      of(paidCents >= dueCents, 'was paid as agreed')
      of(openCents === receivableCents, 'stands in the books as it is shown')
    }
    of((deadlineAt === null) === FINAL_STATUSES.includes(status), 'has a deadline unless it has ended')
    const was = before.get(id)
    if (!was) continue
    of(version >= was.version, 'forgets no version')
    if (FINAL_STATUSES.includes(was.status) && status !== was.status)
      expect([was.status, status]).toEqual(['expired', 'booked'])
  }
  expect(await findBrokenCells(db)).toEqual([])
  return new Map(rows.map((row) => [row.id, row]))
}

async function listSeen(db: Db): Promise<Seen[]> {
  const { rows } = await sql<Seen>`
    select bookings.id, status, bookings.version, deadline_at as "deadlineAt",
      (select count(*)::int from unit_claims as claim where claim.booking_id = bookings.id) as claims,
      (select count(*)::int from booking_acceptances as one
        where one.booking_id = bookings.id and one.version = bookings.version) as accepted,
      coalesce((select sum((due ->> 'cents')::bigint) from booking_versions as agreed,
          jsonb_array_elements(agreed.terms::jsonb -> 'schedule') as due
        where agreed.booking_id = bookings.id and agreed.version = bookings.version
          and due ->> 'dueOn' is null), 0)::float as "dueCents",
      coalesce((select sum(case when debit_account like 'receivable:%' then cents else -cents end)
        from ledger_entries as entry where 'receivable:' || bookings.id in (debit_account, credit_account)), 0)::float
        as "receivableCents"
    from bookings order by bookings.id`.execute(db)
  return rows
}
