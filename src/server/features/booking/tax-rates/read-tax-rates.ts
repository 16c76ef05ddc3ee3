import { sql } from 'kysely'
import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'

/** By place, in small letters: the rate that holds there on a day. */
export type TaxRates = ReadonlyMap<string, { place: string; basisPoints: number }>

/** Null: in another state. */
type Places = readonly string[] | null

/** The rates of those places that have one on a day (`YYYY-MM-DD`). */
export async function readTaxRates(
  db: Db,
  { places, day }: { places: Places; day: string },
): Promise<TaxRates> {
  if (!places?.length) return new Map()
  const wanted = [...new Set(places.map((place) => place.toLowerCase()))]
  const rows = await db
    .selectFrom('tax_rates')
    .select(['place', 'basis_points'])
    .where(sql`lower(place)`, '=', sql`any(${wanted}::text[])`)
    .where('valid_from', '<=', day)
    .orderBy('valid_from')
    .execute()
  return new Map(
    rows.map(({ place, basis_points }) => [place.toLowerCase(), { place, basisPoints: basis_points }]),
  )
}

/** Of the first of some places that has a rate. */
export function pickTaxRate(rates: TaxRates, places: Places) {
  if (places === null) return 'elsewhere'
  const place = places.find((one) => rates.has(one.toLowerCase()))
  return place === undefined ? null : required(rates.get(place.toLowerCase()))
}
