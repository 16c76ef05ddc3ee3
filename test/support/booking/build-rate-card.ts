import type { RateCardParts } from '#domain/booking/term-templates.ts'
import type { Db } from '#server/platform/db/database.ts'
import { unique } from '../unique.ts'

const CARD: RateCardParts = {
  seasons: [{ name: 'Summer', from: '06-01', to: '08-31', basisPoints: 12_000 }],
  termDiscounts: [],
  quantityDiscounts: [],
  classes: {},
  markets: [],
  floorBasisPoints: null,
}

/** A rate card as it is sent. */
export const rateCard = (name: string) => ({ kind: 'rates', name, card: CARD })

/** A rate card of a seller. @returns its number */
export async function buildRateCard(db: Db, sellerId: number): Promise<number> {
  const now = new Date()
  const made = await db
    .insertInto('term_templates')
    .values({
      organization_id: sellerId,
      kind: 'rates',
      name: unique(),
      parts: JSON.stringify(CARD),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}
