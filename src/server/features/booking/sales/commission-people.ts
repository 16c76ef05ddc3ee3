import { sql } from 'kysely'
import type { CommissionPerson, CommissionRate } from '#domain/booking/commission.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { Db } from '../../../platform/db/database.ts'

export interface StoredRate extends CommissionRate {
  id: number
  /** It was set on the market's present day. */
  isOfToday: boolean
}

export interface StoredPerson extends CommissionPerson {
  id: number
  name: string
  /** The newest first. */
  rates: StoredRate[]
}

interface Row extends CommissionRate {
  personId: number
  name: string
  userId: number | null
  nameInContracts: string
  /** Null: somebody without a rate. */
  id: number | null
  createdAt: Date
}

/** Whom a seller pays for what they sell, with their rates, by name. */
export async function readPeople(
  db: Db,
  { sellerId, now }: { sellerId: number; now: Date },
): Promise<StoredPerson[]> {
  const { rows } = await sql<Row>`
    select rep.id as "personId", coalesce(person.name, person.username::text, rep.name_in_contracts, '') as name, rep.user_id as "userId",
      coalesce(rep.name_in_contracts, '') as "nameInContracts", rate.id, rate.client_class as "clientClass",
      rate.counts_on as "countsOn", rate.basis_points as "basisPoints", rate.first_day as "firstDay", rate.created_at as "createdAt"
    from sales_reps as rep left join users as person on person.id = rep.user_id
    left join rep_rates as rate on rate.rep_id = rep.id
    where rep.organization_id = ${sellerId}
    order by lower(coalesce(person.name, person.username::text, rep.name_in_contracts, '')), rep.id, rate.first_day desc, rate.id desc`.execute(
    db,
  )
  const today = toMarketDate(now)
  return [...Map.groupBy(rows, ({ personId }) => personId).values()].map((of): StoredPerson => {
    const [{ personId, name, userId, nameInContracts }] = of as [Row, ...Row[]]
    const rates = of.flatMap(
      ({ id, clientClass, countsOn, basisPoints, firstDay, createdAt }): StoredRate[] =>
        id === null
          ? []
          : [
              {
                id,
                clientClass,
                countsOn,
                basisPoints,
                firstDay,
                isOfToday: toMarketDate(createdAt) === today,
              },
            ],
    )
    return { id: personId, name, userId, nameInContracts, rates }
  })
}

/** Members of a seller's team, by name. */
export async function readTeamNames(db: Db, sellerId: number): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('organization_members')
    .innerJoin('users', 'users.id', 'organization_members.user_id')
    .select(['users.id', sql<string>`coalesce(users.name, users.username::text)`.as('name')])
    .where('organization_members.organization_id', '=', sellerId)
    .orderBy(sql`lower(coalesce(users.name, users.username::text))`)
    .orderBy('users.id')
    .execute()
}

/** What is paid is read from the ledger only where somebody's rate is of it. */
export function countsPaid(people: readonly Pick<StoredPerson, 'rates'>[]): boolean {
  return people.some(({ rates }) => rates.some(({ countsOn }) => countsOn === 'paid'))
}
