import { toMarketDate } from '#domain/format-dates.ts'
import { required } from '#domain/required.ts'
import { addDays } from '#domain/zoned-time.ts'
import type { Tx } from '#server/platform/db/database.ts'
import { SELLERS } from '../sellers.ts'
import { LEASE, PERMITS, REP_RATES } from './papers.ts'

interface Company {
  sellerIds: Map<string, number>
  now: Date
}

/** What a company notes of its structures, and what its people are paid: permits, a lease, rates. After structures and team. */
export async function insertPapers(trx: Tx, { sellerIds, now }: Company): Promise<void> {
  const companyId = required(sellerIds.get(SELLERS.narrows.username))
  const today = toMarketDate(now)
  await insertPermits(trx, { companyId, today })
  const year = Number(today.slice(0, 4))
  await insertLease(trx, { companyId, year, now })
  await insertRepRates(trx, { companyId, year, now })
}

async function insertPermits(trx: Tx, { companyId, today }: { companyId: number; today: string }) {
  for (const { structure, number, authority, endsInDays, isShown } of PERMITS)
    await trx
      .updateTable('structures')
      .set({
        permit_number: number,
        permit_authority: authority,
        permit_expires_on: endsInDays === null ? null : addDays(today, endsInDays),
        shows_permit: isShown,
      })
      .where('organization_id', '=', companyId)
      .where('number', '=', structure)
      .execute()
}

interface Papers {
  companyId: number
  /** Where the market is. */
  year: number
  now: Date
}

async function insertLease(trx: Tx, { companyId, year, now }: Papers) {
  const { id } = await trx
    .selectFrom('structures')
    .select('id')
    .where('organization_id', '=', companyId)
    .where('number', '=', LEASE.structure)
    .executeTakeFirstOrThrow()
  const [before, after] = LEASE.years
  await trx
    .insertInto('structure_secrets')
    .values({
      structure_id: id,
      landlord: LEASE.landlord,
      lease_number: LEASE.number,
      lease_from: `${year - before}-01-01`,
      lease_to: `${year + after}-12-31`,
      rent_cents: LEASE.rentCents,
      rent_per: LEASE.rentPer,
      meter: LEASE.meter,
      note: LEASE.note,
      updated_at: now,
    })
    .execute()
}

async function insertRepRates(trx: Tx, { companyId, year, now }: Papers) {
  const people = await trx
    .selectFrom('users')
    .select(['id', 'username', 'name'])
    .where('username', 'in', [...new Set(REP_RATES.map(({ rep }) => rep))])
    .execute()
  const reps = await trx
    .insertInto('sales_reps')
    .values(
      people.map(({ id, name }) => ({
        organization_id: companyId,
        user_id: id,
        name_in_contracts: name,
        created_at: now,
      })),
    )
    .returning(['id', 'user_id'])
    .execute()
  const userOf = new Map(people.map(({ id, username }) => [username, id]))
  await trx
    .insertInto('rep_rates')
    .values(
      REP_RATES.map(({ rep, clientClass, basisPoints }) => ({
        rep_id: required(reps.find(({ user_id }) => user_id === userOf.get(rep))).id,
        client_class: clientClass,
        counts_on: 'booked' as const,
        basis_points: basisPoints,
        first_day: `${year - 1}-01-01`,
        // known for a year: nothing of them is taken back
        created_at: new Date(Date.UTC(year - 1, 0, 4, 17)),
      })),
    )
    .execute()
}
