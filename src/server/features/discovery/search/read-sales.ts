import type { Gazetteer } from '#domain/discovery/places/types.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { SpaceRow } from '#search/query.ts'
import type { Db } from '../../../platform/db/database.ts'
import { readRateCards } from './read-rate-cards.ts'
import type { StoredSpace } from './space-rows.ts'
import { readUnitDays } from './unit-days.ts'

interface Sale {
  units: NonNullable<SpaceRow['units']> | null
  card: NonNullable<SpaceRow['card']> | null
}

/** By id, what is free of some spaces, and what their dates cost. */
export async function readSales(
  db: Db,
  rows: readonly StoredSpace[],
  { gazetteer, now }: { gazetteer: () => Gazetteer; now: Date },
): Promise<(id: number) => Sale> {
  const ids = rows.map(({ id }) => id)
  const units = await readUnitDays(db, ids, toMarketDate(now))
  const cards = await readRateCards(db, rows, { gazetteer: gazetteer(), now })
  return (id) => ({ units: units.get(id) ?? null, card: cards.get(id) ?? null })
}
