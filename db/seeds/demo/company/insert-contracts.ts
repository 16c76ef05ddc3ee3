import { toMarketDate } from '#domain/format-dates.ts'
import { required } from '#domain/required.ts'
import { planLines } from '#server/features/booking/contracts/plan-lines.ts'
import { storeLines } from '#server/features/booking/contracts/store-lines.ts'
import type { Tx } from '#server/platform/db/database.ts'
import { SELLERS } from '../sellers.ts'
import { AGENCY, CLIENTS } from './clients.ts'
import { FACES } from './faces.ts'
import { planContracts } from './plan-contracts.ts'
import { readFaceIds } from './read-faces.ts'

interface Company {
  sellerIds: Map<string, number>
  now: Date
}

/** What the company has sold without a site: contracts, as its file of them would bring them in, and its list of clients. */
export async function insertContracts(trx: Tx, { sellerIds, now }: Company): Promise<void> {
  const sellerId = required(sellerIds.get(SELLERS.narrows.username))
  await insertClients(trx, { sellerId, now })
  const ids = await readFaceIds(trx, sellerId)
  const wanted = planContracts(FACES, toMarketDate(now)).map(({ unit, row }, at) => ({
    line: at + 1,
    listingId: required(ids.get(unit)).id,
    row,
  }))
  const nothing = {
    firsts: new Set<string>(),
    taken: new Map(),
    foreseen: new Map(),
    gone: new Set<number>(),
  }
  const plans = await planLines(trx, wanted, { sellerId, now, ...nothing })
  const planned = plans.filter((plan) => 'effect' in plan)
  await storeLines(trx, planned, { sellerId, importId: null, now })
}

async function insertClients(trx: Tx, { sellerId, now }: { sellerId: number; now: Date }): Promise<void> {
  await trx
    .insertInto('clients')
    .values(
      [AGENCY, ...CLIENTS].map(({ note = '', brands, ...client }) => ({
        ...client,
        note,
        brands: [...brands],
        organization_id: sellerId,
        // the trigger makes it, and names it
        account_id: 0,
        created_by: sellerId,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute()
}
