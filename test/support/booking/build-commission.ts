import type { Db } from '#server/platform/db/database.ts'
import { unique } from '../unique.ts'

interface GivenRate {
  userId?: number
  nameInContracts?: string
  basisPoints?: number
  countsOn?: 'booked' | 'paid'
  firstDay?: string
  createdAt?: Date
}

/** A rate of somebody who sells for a seller, set now. @returns its number */
export async function buildCommissionRate(db: Db, sellerId: number, given: GivenRate = {}): Promise<number> {
  const createdAt = given.createdAt ?? new Date()
  const rep = await db
    .insertInto('sales_reps')
    .values({
      organization_id: sellerId,
      user_id: given.userId ?? null,
      name_in_contracts: given.nameInContracts ?? (given.userId === undefined ? unique() : null),
      created_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rate = await db
    .insertInto('rep_rates')
    .values({
      rep_id: rep.id,
      client_class: null,
      counts_on: given.countsOn ?? 'booked',
      basis_points: given.basisPoints ?? 1000,
      first_day: given.firstDay ?? '2026-01-01',
      created_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return rate.id
}
