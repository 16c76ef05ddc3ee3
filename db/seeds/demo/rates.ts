import { sql } from 'kysely'
import type { SpaceRates } from '#domain/booking/space-rates.ts'
import type { RateCardParts, TermsParts } from '#domain/booking/term-templates.ts'
import { required } from '#domain/required.ts'
import { ensureUnitsOf } from '#server/features/booking/availability/space-units.ts'
import type { Tx } from '#server/platform/db/database.ts'
import { FACES } from './company/faces.ts'
import { SELLERS } from './sellers.ts'

const CARD_NAME = 'Rate card 2027'
const CARD: RateCardParts = {
  seasons: [
    { name: 'Summer', from: '06-01', to: '08-31', basisPoints: 11_500 },
    { name: 'January and February', from: '01-01', to: '02-28', basisPoints: 8500 },
  ],
  markets: [{ place: 'Tacoma', basisPoints: 10_500 }],
  termDiscounts: [
    { from: 84, basisPoints: 500 },
    { from: 168, basisPoints: 1000 },
  ],
  quantityDiscounts: [],
  classes: { nonprofit: 2000, agency: 500 },
  floorBasisPoints: 7000,
}

const TERMS: TermsParts = {
  parts: ['cancellation', 'payment'],
  terms: {
    cancellationTier: 'standard',
    paymentSchedule: 'every-28-days',
    depositBasisPoints: 0,
    agencyCommissionBasisPoints: 1500,
  },
}

/** The company's rate card and terms, applied to its faces outside of the cities, and what its billboards stand on. */
export async function insertRates(
  trx: Tx,
  { sellerIds, now }: { sellerIds: Map<string, number>; now: Date },
): Promise<void> {
  const companyId = required(sellerIds.get(SELLERS.narrows.username))
  const of = { organization_id: companyId, created_at: now, updated_at: now }
  await trx
    .insertInto('term_templates')
    .values([
      { ...of, name: CARD_NAME, kind: 'rates', parts: JSON.stringify(CARD) },
      { ...of, name: 'House terms', kind: 'terms', parts: JSON.stringify(TERMS) },
    ])
    .execute()
  await insertStructures(trx, { companyId, now })
  await applyTemplates(trx, { companyId, now })
}

/** Faces that name a structure stand on it together; what the company has in the cities stands alone. */
async function insertStructures(
  trx: Tx,
  { companyId, now }: { companyId: number; now: Date },
): Promise<void> {
  await sql`
    with face as (
      select id, location_text, address, lat, lng, coalesce(
        (select fact ->> 'value' from jsonb_array_elements(specifications) as fact where fact ->> 'label' = 'Structure'),
        'N-' || (100 + row_number() over (order by id))) as number
      from listings where seller_id = ${companyId} and ad_type = 'billboard' and status <> 'archived'
    ), made as (
      insert into structures (organization_id, number, place, address, lat, lng, created_at)
      select distinct on (number) ${companyId}::int, number, location_text, address, lat, lng, ${now}::timestamptz
      from face order by number, id returning id, number
    )
    update listings set structure_id = made.id, seller_unit_id = coalesce(seller_unit_id, face.number || 'A')
    from made join face on face.number = made.number
    where listings.id = face.id`.execute(trx)
}

async function applyTemplates(trx: Tx, { companyId, now }: { companyId: number; now: Date }): Promise<void> {
  const faces = await trx
    .selectFrom('listings')
    .select('id')
    .where('seller_id', '=', companyId)
    .where(
      'seller_unit_id',
      'in',
      FACES.map(({ unit }) => unit),
    )
    .execute()
  const ids = faces.map(({ id }) => id)
  await ensureUnitsOf(trx, ids, now)
  // none of these is in a market of its own
  const { markets: _, ...parts } = CARD
  const rates: SpaceRates = { card: CARD_NAME, market: null, ...parts }
  await trx
    .updateTable('booking_terms')
    .set({
      rates: JSON.stringify(rates),
      cancellation_tier: 'standard',
      payment_schedule: 'every-28-days',
      agency_commission_basis_points: 1500,
    })
    .where('listing_id', 'in', ids)
    .execute()
  // as their facts say
  await sql`update booking_terms set lead_days = substring(fact ->> 'value' from '^[0-9]+')::smallint
    from listings, jsonb_array_elements(specifications) as fact
    where listings.id = listing_id and listing_id = any(${ids}::int[]) and fact ->> 'label' = 'Install lead time'`.execute(
    trx,
  )
}
