import type { PasteAnswer, Shop, shopRoutes } from '#contract/planning/shops.ts'
import type { Out } from '#contract/route.ts'
import type { Gazetteer } from '#domain/discovery/places/types.ts'
import { readShopLines, type ShopLine } from '#domain/planning/shop-lines.ts'
import { locateShop, SHOP_LIMITS, type ShopPoint } from '#domain/planning/shops.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { runInTurns } from '../../../platform/http/run-in-turns.ts'

type Means = Pick<AppContext, 'db' | 'metrics' | 'now' | 'gazetteer'>
type NewShop = Pick<Shop, 'name' | 'address'> & ShopPoint

interface AddShopInput {
  organizationId: number
  body: Out<typeof shopRoutes.addShop.body>
}

/** @throws AppError `invalid-input` where its address is not known, `conflict` at the limit and for the same shop again */
export async function addShop(
  context: Means,
  { organizationId, body: { name, address } }: AddShopInput,
): Promise<Shop> {
  const point = locateShop(address, context.gazetteer().resolvePlace)
  if ('problem' in point)
    throw new AppError('invalid-input', { message: point.problem, fields: { address: point.problem } })
  const [shop] = await insertShops(context, organizationId, [{ name, address, ...point }])
  if (!shop) {
    const message = 'You have this shop already.'
    throw new AppError('conflict', { message, fields: { name: message } })
  }
  return shop
}

/** All that are known, in one transaction; the others are named. @throws AppError `conflict` where they are too many */
export async function pasteShops(
  context: Means,
  { organizationId, text }: { organizationId: number; text: string },
): Promise<PasteAnswer> {
  const { shops, refused } = await readShopLines(text)
  if (shops.length > SHOP_LIMITS.shops) throw tooMany()
  const { located, unknown } = await runInTurns(locateAll(shops, context.gazetteer().resolvePlace))
  const added = located.length > 0 ? await insertShops(context, organizationId, located) : []
  return {
    added: added.length,
    known: located.length - added.length,
    refused: [...refused, ...unknown].toSorted((a, b) => a.line - b.line),
  }
}

/** Each takes a millisecond or two. */
function* locateAll(shops: readonly ShopLine[], resolve: Gazetteer['resolvePlace']) {
  const located: NewShop[] = []
  const unknown: PasteAnswer['refused'] = []
  for (const { line, name, address } of shops) {
    const point = locateShop(address, resolve)
    if ('problem' in point) unknown.push({ line, text: `${name}, ${address}`, message: point.problem })
    else located.push({ name, address, ...point })
    yield
  }
  return { located, unknown }
}

/** @returns those that were not there */
async function insertShops(
  context: Means,
  organizationId: number,
  shops: readonly NewShop[],
): Promise<Shop[]> {
  return inTransaction(context, async (trx) => {
    await lockOrganization(trx, organizationId)
    const added = await trx
      .insertInto('shops')
      .values(shops.map((shop) => ({ ...shop, organization_id: organizationId, created_at: context.now() })))
      .onConflict((conflict) => conflict.constraint('shops_same_key').doNothing())
      .returning(['id', 'name', 'address', 'lat', 'lng', 'precision'])
      .execute()
    await refuseTooMany(trx, organizationId)
    return added
  })
}

/** Two tabs cannot both take the last places. */
async function lockOrganization(trx: Tx, id: number): Promise<void> {
  await trx.selectFrom('organizations').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

async function refuseTooMany(trx: Tx, organizationId: number): Promise<void> {
  const { count } = await trx
    .selectFrom('shops')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow()
  if (Number(count) > SHOP_LIMITS.shops) throw tooMany()
}

function tooMany(): AppError {
  const message = `You can keep ${SHOP_LIMITS.shops} shops. Remove some first.`
  return new AppError('conflict', { message, fields: { text: message } })
}
