import { type SqlBool, sql } from 'kysely'
import type { Client, clientRoutes } from '#contract/booking/clients.ts'
import type { Out } from '#contract/route.ts'
import { CLIENT_LIMITS } from '#domain/booking/clients.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import { getClientRow, presentClient } from './queries.ts'

type ClientContext = Pick<AppContext, 'db' | 'now' | 'limiter'>

const CLIENTS_PER_USER: Limit = { name: 'client:user', max: 120, perSeconds: 3600 }
/** A whole book of contracts names them at once. */
export const CLIENTS_OF_CONTRACTS: Limit = { name: 'client-contract:user', max: 5000, perSeconds: 3600 }

/** @throws AppError `conflict` for a name that is taken, and for one too many; `invalid-input`, `rate-limited` */
export async function createClient(
  { db, limiter }: ClientContext,
  { actor, input }: { actor: Actor; input: Out<typeof clientRoutes.createClient.body> },
  limit: Limit = CLIENTS_PER_USER,
): Promise<Client> {
  await limiter.take(limit, String(actor.personId))
  const sellerId = actor.organizationId
  await refuseTooMany(db, sellerId)
  const { taxExemption, repId, ...set } = input
  await refuseStranger(db, sellerId, repId)
  const { id } = await db
    .insertInto('clients')
    .values({
      ...set,
      tax_exemption: taxExemption,
      rep_id: repId,
      organization_id: sellerId,
      // the trigger makes it, and names it
      account_id: 0,
      created_by: actor.personId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return presentClient(await getClientRow(db, { sellerId, id }))
}

/** A rep is one of the team. @throws AppError `invalid-input` */
async function refuseStranger(db: Db, sellerId: number, repId: number | null | undefined): Promise<void> {
  if (!repId) return
  const member = await db
    .selectFrom('organization_members')
    .select('user_id')
    .where('organization_id', '=', sellerId)
    .where('user_id', '=', repId)
    .executeTakeFirst()
  if (member) return
  const message = 'Choose somebody of your team.'
  throw new AppError('invalid-input', { message, fields: { repId: message } })
}

async function refuseTooMany(db: Db, sellerId: number): Promise<void> {
  const { count } = await db
    .selectFrom('clients')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organization_id', '=', sellerId)
    .executeTakeFirstOrThrow()
  if (count < CLIENT_LIMITS.clients) return
  const message = `You have ${CLIENT_LIMITS.clients.toLocaleString('en-US')} clients.`
  throw new AppError('conflict', { message })
}

/** @throws AppError `not-found`, `conflict`, `invalid-input` */
export async function updateClient(
  { db, now }: ClientContext,
  asked: { actor: Actor; id: number; input: Out<typeof clientRoutes.updateClient.body> },
): Promise<Client> {
  const { isArchived, taxExemption, repId, ...set } = asked.input
  const of = { sellerId: asked.actor.organizationId, id: asked.id }
  await getClientRow(db, of)
  await refuseStranger(db, of.sellerId, repId)
  await db
    .updateTable('clients')
    .set({
      ...set,
      ...(taxExemption !== undefined && { tax_exemption: taxExemption }),
      ...(repId !== undefined && { rep_id: repId }),
      ...(isArchived !== undefined && { archived_at: isArchived ? now() : null }),
      updated_at: now(),
    })
    .where('id', '=', of.id)
    .where('organization_id', '=', of.sellerId)
    .execute()
  return presentClient(await getClientRow(db, of))
}

/** A client by its number or by its name, or a buyer who has an account: one that is not there is added. */
export type WantedClient = { id: number } | { name: string } | { accountId: number; name: string }

interface Wanted {
  actor: Actor
  client: WantedClient
}

/** Whom something is held for, or proposed to. @throws AppError as `createClient`, `not-found`, `client-has-account` */
export async function findOrAddClient(
  context: ClientContext,
  { actor, client }: Wanted,
  { withAccount = false, limit }: { withAccount?: boolean; limit?: Limit } = {},
): Promise<{ id: number; name: string; buyerId: number; brands: string[]; hasAccount: boolean }> {
  const sellerId = actor.organizationId
  const id = await findOrAddId(context, { actor, client }, limit)
  const row = await getClientRow(context.db, { sellerId, id })
  if (row.claimed_at !== null && !withAccount) throw hasAccount(row.name)
  const { name, account_id: buyerId, brands } = row
  return { id, name, buyerId, brands, hasAccount: row.claimed_at !== null }
}

export function hasAccount(name: string): AppError {
  const message = `${name} has its own account now and answers for itself.`
  return new AppError('client-has-account', { message })
}

function findOrAddId(
  context: ClientContext,
  { actor, client }: Wanted,
  limit?: Limit,
): Promise<number> | number {
  if ('id' in client) return client.id
  if ('accountId' in client) return findOrAddBuyer(context, actor, client)
  return findOrAddByName(context, { actor, name: client.name, limit })
}

/** Of two clients of one name the one with an account says so: they would be taken for each other. */
async function findOrAddBuyer(
  { db, now, limiter }: ClientContext,
  actor: Actor,
  { accountId, name: given }: { accountId: number; name: string },
): Promise<number> {
  const sellerId = actor.organizationId
  const found = await findByAccount(db, sellerId, accountId)
  if (found !== undefined) return found
  await limiter.take(CLIENTS_PER_USER, String(actor.personId))
  await refuseTooMany(db, sellerId)
  const name = given.slice(0, CLIENT_LIMITS.name - 30)
  for (const tried of [name, `${name} (on Placard)`, `${name} (on Placard, ${accountId})`]) {
    const made = await db
      .insertInto('clients')
      .values({
        ...NOTHING_KNOWN,
        name: tried,
        organization_id: sellerId,
        account_id: accountId,
        claimed_at: now(),
        created_by: actor.personId,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    const id = made?.id ?? (await findByAccount(db, sellerId, accountId))
    if (id !== undefined) return id
  }
  throw new AppError('conflict', { message: `You have clients called ${name} already.` })
}

async function findByAccount(db: Db, sellerId: number, accountId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('clients')
    .select('id')
    .where('organization_id', '=', sellerId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.id
}

async function findOrAddByName(
  context: ClientContext,
  { actor, name, limit }: { actor: Actor; name: string; limit: Limit | undefined },
): Promise<number> {
  const sellerId = actor.organizationId
  const found = await findByName(context.db, sellerId, name)
  if (found !== undefined) return found
  try {
    return (
      await createClient(
        context,
        { actor, input: { name, ...NOTHING_KNOWN, taxExemption: '', repId: null } },
        limit,
      )
    ).id
  } catch (error) {
    // a colleague has added it meanwhile
    const isTaken = (error as { constraint?: string } | null)?.constraint === 'clients_name_key'
    const added = isTaken ? await findByName(context.db, sellerId, name) : undefined
    if (added === undefined) throw error
    return added
  }
}

const NOTHING_KNOWN = {
  class: 'local',
  contact: '',
  email: '',
  phone: '',
  note: '',
  brands: [] as string[],
  address: '',
} as const

async function findByName(db: Db, sellerId: number, name: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('clients')
    .select('id')
    .where('organization_id', '=', sellerId)
    .where('archived_at', 'is', null)
    .where(sql<SqlBool>`lower(name) = lower(${name})`)
    .executeTakeFirst()
  return row?.id
}
