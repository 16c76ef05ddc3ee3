import { hashPassword } from '#server/features/accounts/accounts/password.ts'
import {
  bookingTargets,
  listingTargets,
  messageTargets,
  moneyTargets,
  startGround,
} from './access-targets.ts'
import { buildKey } from './accounts/keys.ts'
import { PASSWORD } from './accounts/members.ts'
import { buildInvitation } from './accounts/teams.ts'
import { buildTestDelivery, buildWebhook } from './accounts/webhooks.ts'
import { buildOrder } from './booking/build-order.ts'
import { proposalTargets } from './booking/build-proposal.ts'
import { reviewTargets } from './booking/build-review.ts'
import { type buildUser, buildUsers } from './listings/build-listing.ts'
import { buildStructure } from './listings/build-structure.ts'
import { buildSource } from './listings/sources.ts'
import { briefTargets } from './planning/brief-targets.ts'
import { planTargets } from './planning/plan-targets.ts'
import type { TestApp } from './test-app.ts'
import { unique } from './unique.ts'

/** `user` owns personal data (a conversation, a saved search), `seller` the listing, `other` neither. */
export const VISITORS = ['guest', 'user', 'other', 'seller', 'admin', 'suspended'] as const
export type Visitor = (typeof VISITORS)[number]

/** They own nothing. */
const OTHERS: Partial<Record<Visitor, Parameters<typeof buildUser>[1]>> = {
  other: {},
  admin: { role: 'admin' },
  suspended: { status: 'suspended' },
}
const passwordHash = hashPassword(PASSWORD)

/** Targets of one request, created again each time: no visitor sees another's side effects. */
export async function buildWorld(app: TestApp, who: Visitor) {
  const own = { password: await passwordHash }
  const others = who in OTHERS ? [{ ...own, ...OTHERS[who] }] : []
  const [user, seller, other] = await buildUsers(app.db, [own, own, ...others])
  const [userId, sellerId] = [user!.id, seller!.id]
  const actorId = other?.id ?? (who === 'guest' ? 0 : who === 'seller' ? seller!.id : user!.id)
  const ground = startGround(app, { userId, sellerId, actorId })
  return {
    actorId,
    /** Users' e-mail addresses: visible to themselves and admins only. */
    privateAddresses: { user: user!.email, seller: seller!.email },
    sellerId,
    userId,
    client: who === 'guest' ? app : await app.as(actorId),
    password: PASSWORD,
    /** The seller's. */
    apiKey: async () => (await buildKey(app, seller!.id)).id,
    /** Of the seller, who is alone until then. */
    invitation: async () => buildInvitation(app.db, seller!.id),
    /** The seller's. */
    webhook: () => buildWebhook(app, { organizationId: seller!.id }),
    /** Of the seller's. */
    webhookDelivery: async () =>
      buildTestDelivery(app, {
        organizationId: seller!.id,
        id: await buildWebhook(app, { organizationId: seller!.id }),
      }),
    /** The seller's. */
    source: () => buildSource(app, { organizationId: seller!.id }),
    /** The seller's. */
    structure: () => buildStructure(app.db, seller!.id),
    /** The user's, of the seller. */
    order: () => buildOrder(app.context, { buyerId: user!.id, sellerId: seller!.id }),
    /** A unique text. */
    unique,
    username: async (id: number) =>
      (await app.db.selectFrom('users').select('username').where('id', '=', id).executeTakeFirstOrThrow())
        .username,
    ...listingTargets(ground),
    ...bookingTargets(ground),
    ...moneyTargets(ground),
    ...proposalTargets(ground),
    ...reviewTargets(ground),
    ...messageTargets(ground),
    ...planTargets(ground),
    ...briefTargets(ground),
  }
}
export type World = Awaited<ReturnType<typeof buildWorld>>
