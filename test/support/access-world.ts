import { hashPassword } from '#server/features/accounts/accounts/password.ts'
import {
  bookingTargets,
  listingTargets,
  messageTargets,
  moneyTargets,
  startGround,
  unique,
} from './access-targets.ts'
import { PASSWORD } from './accounts/members.ts'
import { buildUser } from './listings/build-listing.ts'
import { planTargets } from './planning/plan-targets.ts'
import type { TestApp } from './test-app.ts'

/** `user` owns personal data (a conversation, a saved search), `seller` the listing, `other` neither. */
export const VISITORS = ['guest', 'user', 'other', 'seller', 'admin', 'suspended'] as const
export type Visitor = (typeof VISITORS)[number]

let password: string | undefined

/** Targets of one request, created again each time: no visitor sees another's side effects. */
export async function buildWorld(app: TestApp, who: Visitor) {
  password ??= await hashPassword(PASSWORD)
  const { db } = app
  const build = (values = {}) => buildUser(db, { password: password!, ...values })
  const [userId, sellerId] = [await build(), await build()]
  const others = {
    other: () => build(),
    admin: () => build({ role: 'admin' }),
    suspended: () => build({ status: 'suspended' }),
  }
  const actorId =
    who === 'guest' ? 0 : who === 'user' ? userId : who === 'seller' ? sellerId : await others[who]()
  const ground = startGround(app, { userId, sellerId, actorId })
  const emailOf = async (id: number) =>
    (await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email
  return {
    actorId,
    /** Users' e-mail addresses: visible to themselves and admins only. */
    privateAddresses: { user: await emailOf(userId), seller: await emailOf(sellerId) },
    sellerId,
    userId,
    client: who === 'guest' ? app : await app.as(actorId),
    password: PASSWORD,
    /** A unique text. */
    unique,
    username: async (id: number) =>
      (await db.selectFrom('users').select('username').where('id', '=', id).executeTakeFirstOrThrow())
        .username,
    ...listingTargets(ground),
    ...bookingTargets(ground),
    ...moneyTargets(ground),
    ...messageTargets(ground),
    ...planTargets(ground),
  }
}
export type World = Awaited<ReturnType<typeof buildWorld>>
