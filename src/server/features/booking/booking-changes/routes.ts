import { changeRoutes } from '#contract/booking/booking-changes.ts'
import { maskTerms } from '#domain/booking/booking-reader.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { once } from '../../../platform/http/idempotent.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { listChangesOf } from '../bookings/change-rows.ts'
import { enforceDraftLimit } from '../bookings/create-draft.ts'
import { getBookingRow } from '../bookings/lock-booking.ts'
import { answerChange } from './answer-change.ts'
import { CHANGES_PER_USER } from './limits.ts'
import { changeNeeds, listAskable } from './policy.ts'
import { presentChange } from './present.ts'
import { previewChange, proposeChange } from './propose-change.ts'

export function mountBookingChanges(app: App, context: AppContext): void {
  const { db, limiter } = context

  mount(app, changeRoutes, {
    listBookingChanges: ({ params, c }) => list(params.id, requireActor(c)),

    async previewChange({ params, body, c }) {
      const actor = requireActor(c)
      await enforceDraftLimit(context, actor)
      const { booking, reader } = await getBookingRow(db, params.id, actor)
      const { terms, before } = await previewChange(context, { bookingId: params.id, actor, asked: body })
      return {
        terms: maskTerms(terms, { reader, status: booking.status }),
        differenceCents: terms.totalCents - before.totalCents,
      }
    },

    async proposeChange({ params, body, key, c }) {
      const actor = requireActor(c)
      await limiter.take(CHANGES_PER_USER, String(actor.personId))
      const asked = { bookingId: params.id, actor, input: body, origin: originOf(c) }
      await once(db, key, (keep) => proposeChange(context, asked, keep))
      return list(params.id, actor)
    },

    async answerChange({ params, body, key, c }) {
      const actor = requireActor(c)
      await limiter.take(CHANGES_PER_USER, String(actor.personId))
      const asked = { bookingId: params.id, actor, input: body, origin: originOf(c) }
      await once(db, key, (keep) => answerChange(context, asked, keep))
      return list(params.id, actor)
    },
  })

  async function list(bookingId: number, actor: Actor) {
    const { booking, reader } = await getBookingRow(db, bookingId, actor)
    const rows = await listChangesOf(db, bookingId)
    const { status } = booking
    const hasOpen = rows.some((row) => row.status === 'proposed')
    const changes = rows.map((row) => presentChange(row, { reader, status }))
    // what a role does not include is no button
    if (reader !== 'admin' && !actor.may.has(changeNeeds(reader)))
      return { changes: changes.map((change) => ({ ...change, steps: [] })), kinds: [] }
    return {
      changes,
      kinds: listAskable(reader, booking, { hasOpen, now: context.now() }),
    }
  }
}
