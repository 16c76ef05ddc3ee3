import { viewingRoutes } from '#contract/messaging/viewings.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App } from '../../../platform/http/env.ts'
import { setPageHeaders } from '../../../platform/http/id-cursor.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { findListing } from '../../listings/listings/queries.ts'
import { lockConversation, requireReachable } from '../conversations/lock-conversation.ts'
import { getConversation } from '../conversations/queries.ts'
import { presentViewing } from './present.ts'
import { proposeViewing } from './propose-viewing.ts'
import { publishCalendar } from './publish-calendar.ts'
import { getViewing, listOfConversation, listViewings } from './queries.ts'
import { readSettings, replaceSettings } from './settings.ts'
import { readSlots } from './slots.ts'
import { enforceStepLimit, takeStep } from './take-step.ts'

export function mountViewings(app: App, context: AppContext): void {
  const { db, now } = context
  const read = async (id: number, actor: Actor) =>
    presentViewing(await getViewing(db, id, actor.organizationId), actor, now())

  mount(app, viewingRoutes, {
    getViewingHours: ({ c }) => readSettings(db, requireActor(c).organizationId),

    async putViewingHours({ body, c }) {
      const { organizationId: id } = requireActor(c)
      await replaceSettings(db, id, { settings: body, now: now() })
      return readSettings(db, id)
    },

    async listViewingSlots({ params }) {
      const listing = await findListing(db, params.id)
      if (listing?.status !== 'active') throw new AppError('listing-not-found')
      return readSlots(db, { sellerId: listing.seller_id, now: now() })
    },

    async proposeViewing({ params, body, c }) {
      const actor = requireActor(c)
      await enforceStepLimit(context, actor)
      const times = body.times.map((time) => new Date(time))
      const id = await db.transaction().execute(async (trx) => {
        const { conversation, otherId, side } = await lockConversation(trx, params.id, actor.organizationId)
        await requireReachable(trx, actor.organizationId, otherId)
        return proposeViewing(context, trx, {
          conversation,
          actorId: actor.personId,
          side,
          times,
          now: now(),
        })
      })
      return read(id, actor)
    },

    async listConversationViewings({ params, c }) {
      const actor = requireActor(c)
      const { id } = await getConversation(db, params.id, actor)
      const rows = await listOfConversation(db, id, actor.organizationId)
      return rows.map((row) => presentViewing(row, actor, now()))
    },

    async takeViewingStep({ params, body, c }) {
      const actor = requireActor(c)
      await takeStep(context, { id: params.id, actor, input: body })
      return read(params.id, actor)
    },

    async listViewings({ query, c }) {
      const actor = requireActor(c)
      const page = await listViewings(db, actor.organizationId, query)
      setPageHeaders(c, page)
      return page.rows.map((row) => presentViewing(row, actor, now()))
    },

    async getViewingCalendar({ params, c }) {
      const file = await publishCalendar(context, params.id, requireActor(c))
      return c.body(file, 200, {
        'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
        'content-disposition': `attachment; filename="viewing-${params.id}.ics"`,
        'cache-control': 'private, no-store',
      })
    },
  })
}
