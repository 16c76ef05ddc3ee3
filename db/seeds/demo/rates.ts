import { sql } from 'kysely'
import type { RateCardParts, TermsParts } from '#domain/booking/term-templates.ts'
import type { Tx } from '#server/platform/db/database.ts'
import { SELLERS } from './sellers.ts'

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

/** The company's rate card and terms, to be applied, and what its billboards stand on. */
export async function insertRates(
  trx: Tx,
  { sellerIds, now }: { sellerIds: Map<string, number>; now: Date },
): Promise<void> {
  const companyId = sellerIds.get(SELLERS.narrows.username)
  if (companyId === undefined) throw new Error(`No seller ${SELLERS.narrows.username}`)
  const of = { organization_id: companyId, created_at: now, updated_at: now }
  await trx
    .insertInto('term_templates')
    .values([
      { ...of, name: 'Rate card 2027', kind: 'rates', parts: JSON.stringify(CARD) },
      { ...of, name: 'House terms', kind: 'terms', parts: JSON.stringify(TERMS) },
    ])
    .execute()
  await sql`
    with face as (
      select id, 'N-' || (100 + row_number() over (order by id)) as number, location_text, address, lat, lng
      from listings where seller_id = ${companyId} and ad_type = 'billboard' and status <> 'archived'
    ), made as (
      insert into structures (organization_id, number, place, address, lat, lng, created_at)
      select ${companyId}, number, location_text, address, lat, lng, ${now} from face returning id, number
    )
    update listings set structure_id = made.id from made join face on face.number = made.number
    where listings.id = face.id`.execute(trx)
}
