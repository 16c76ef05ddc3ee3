import { sql } from 'kysely'
import { DAY_MS } from '#domain/dates.ts'
import { type Actor, isVerified } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import {
  MESSAGES_PER_PENDING_USER,
  MESSAGES_PER_USER,
  NEW_USER_DAYS,
  SELLERS_PER_TEXT,
  STARTS_PER_NEW_USER,
  STARTS_PER_PENDING_ADDRESS,
  STARTS_PER_PENDING_USER,
  STARTS_PER_USER,
} from './limits.ts'

type Context = Pick<AppContext, 'db' | 'limiter' | 'now'>

interface FirstMessage {
  actor: Actor
  /** The buyer's IP address. */
  address: string
  sellerId: number
  text: string
}

/** @throws AppError `rate-limited`, `forbidden` */
export async function enforceStartLimits(context: Context, first: FirstMessage): Promise<void> {
  const { actor, address } = first
  refuseLinks(actor, first.text)
  if (await isRepeatedWidely(context, first)) throw tooManySellers()
  // another space of the same seller is no other seller
  if (await hasWrittenTo(context, actor.personId, first.sellerId)) return limitMessages(context, actor)
  if (isVerified(actor)) {
    await limitSellers(context, STARTS_PER_USER, String(actor.personId))
    if (await isNew(context, actor.personId))
      await limitSellers(context, STARTS_PER_NEW_USER, String(actor.personId))
    return
  }
  await limitSellers(context, STARTS_PER_PENDING_USER, String(actor.personId))
  await limitSellers(context, STARTS_PER_PENDING_ADDRESS, address)
}

/** @throws AppError `rate-limited`, `forbidden` */
export async function enforceMessageLimits(context: Context, actor: Actor, text: string): Promise<void> {
  refuseLinks(actor, text)
  await limitMessages(context, actor)
}

function limitMessages({ limiter }: Context, actor: Actor): Promise<void> {
  return limiter.take(
    isVerified(actor) ? MESSAGES_PER_USER : MESSAGES_PER_PENDING_USER,
    String(actor.personId),
  )
}

async function hasWrittenTo({ db }: Context, buyerId: number, sellerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('buyer_id', '=', buyerId)
    .where('seller_id', '=', sellerId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const LINK = /\bhttps?:\/\/|\bwww\.\w/i

function refuseLinks(actor: Actor, text: string): void {
  if (isVerified(actor) || !LINK.test(text)) return
  throw new AppError('forbidden', { message: 'Please verify your e-mail address before you send links.' })
}

async function limitSellers({ limiter }: Context, limit: Limit, subject: string): Promise<void> {
  if (!(await limiter.tryConsume(limit, subject))) throw tooManySellers()
}

function tooManySellers(): AppError {
  return new AppError('rate-limited', {
    message: 'You have written to many sellers today. Please wait until tomorrow.',
    headers: { 'retry-after': String(DAY_MS / 1000) },
  })
}

async function isNew({ db, now }: Context, userId: number): Promise<boolean> {
  const { created_at } = await db
    .selectFrom('users')
    .select('created_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return created_at.getTime() > now().getTime() - NEW_USER_DAYS * DAY_MS
}

/** The same first words to many sellers are advertising, whoever sends them. */
async function isRepeatedWidely({ db, now }: Context, { actor, sellerId, text }: FirstMessage) {
  if (text === '') return false
  const { sellers } = await db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .select(sql<number>`count(distinct conversations.seller_id)`.as('sellers'))
    .where('messages.author_id', '=', actor.personId)
    .where('messages.created_at', '>', new Date(now().getTime() - DAY_MS))
    .where('messages.body', '=', text)
    .where('conversations.buyer_id', '=', actor.organizationId)
    .where('conversations.seller_id', '!=', sellerId)
    .executeTakeFirstOrThrow()
  return sellers >= SELLERS_PER_TEXT
}
