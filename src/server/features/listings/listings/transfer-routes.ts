import type { Context } from 'hono'
import { transferRoutes } from '#contract/listings/listings-transfers.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App, RequestEnv } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { findListing } from './queries.ts'
import { readBlockers } from './transfer-facts.ts'
import { listOwn } from './transfer-receiver.ts'
import { getTransfer, listTransfers, listTransfersOf, presentTransfer } from './transfer-rows.ts'
import { answerTransfer, offerTransfer, withdrawTransfer } from './transfer-space.ts'

export function mountTransfers(app: App, context: AppContext): void {
  const { db } = context
  const by = (c: Context<RequestEnv>) => ({ actor: requireActor(c), origin: originOf(c) })

  mount(app, transferRoutes, {
    async listTransfers({ c }) {
      const { organizationId } = requireActor(c)
      return (await listTransfers(db, organizationId)).map((row) => presentTransfer(row, organizationId))
    },
    getSpaceTransfer: ({ params, c }) => readSpaceTransfer(context, params.id, requireActor(c)),
    async offerTransfer({ params, body, c }) {
      const id = await offerTransfer(context, { listingId: params.id, to: body.to }, by(c))
      return presentTransfer(await getTransfer(db, id), requireActor(c).organizationId)
    },
    async withdrawTransfer({ params, c }) {
      await withdrawTransfer(context, params.id, by(c))
      return readSpaceTransfer(context, params.id, requireActor(c))
    },
    async answerTransfer({ params, body, c }) {
      await answerTransfer(context, { id: params.id, accepts: body.accepts }, by(c))
      return presentTransfer(await getTransfer(db, params.id), requireActor(c).organizationId)
    },
  })
}

/** Of one's own space. @throws AppError `listing-not-found` */
async function readSpaceTransfer({ db, now }: AppContext, id: number, actor: Actor) {
  const { organizationId } = actor
  const listing = await findListing(db, id)
  if (listing?.seller_id !== organizationId) throw new AppError('listing-not-found')
  const [blockers, rows, own] = await Promise.all([
    readBlockers(db, { id, sellerId: organizationId, now: now() }),
    listTransfersOf(db, { listingId: id, organizationId }),
    listOwn(db, actor),
  ])
  const transfers = rows.map((row) => presentTransfer(row, organizationId))
  return {
    blockers,
    own,
    open: transfers.find(({ state }) => state === 'open') ?? null,
    past: transfers.filter(({ state }) => state !== 'open'),
  }
}
