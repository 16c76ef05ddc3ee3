import { disputeRoutes } from '#contract/booking/disputes.ts'
import { isOnBehalf, readerOf } from '#domain/booking/booking-reader.ts'
import { disputableUntil } from '#domain/booking/deadlines.ts'
import { canDispute } from '#domain/booking/dispute.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { readIdCursor } from '../../../platform/http/id-cursor.ts'
import { once } from '../../../platform/http/idempotent.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireActor, requireAdmin } from '../../../platform/http/require-actor.ts'
import { readMoney } from '../../ground/ledger/read-money.ts'
import { getBookingRow } from '../bookings/lock-booking.ts'
import { DISPUTES_PER_USER } from './limits.ts'
import { withinRole } from './policy.ts'
import { presentDeskDispute, presentDispute } from './present.ts'
import { readEvidence, readReportable } from './problem.ts'
import { getDispute, listDeskDisputes, listDisputesOf } from './queries.ts'
import { resolveDispute } from './resolve-dispute.ts'
import { applyDisputeStep, openDispute } from './take-side.ts'

export function mountDisputes(app: App, context: AppContext): void {
  const { db, now, limiter } = context

  mount(app, disputeRoutes, {
    async listBookingDisputes({ params, c }) {
      const actor = requireActor(c)
      const { booking, reader } = await getBookingRow(db, params.id, actor)
      const rows = await listDisputesOf(db, booking.id)
      const { booked_at: bookedAt, last_day: last, time_zone: timeZone } = booking
      const evidence = await readEvidence(
        db,
        rows.map(({ id }) => id),
      )
      const isOpen = rows.some(({ status }) => status === 'open' || status === 'answered')
      return {
        disputes: rows.map((row) =>
          withinRole(presentDispute(row, reader, evidence.get(row.id) ?? []), reader, actor),
        ),
        canOpen:
          reader !== 'admin' &&
          actor.may.has('undo') &&
          !isOpen &&
          !isOnBehalf(booking) &&
          canDispute({ bookedAt, last, timeZone }, now()),
        until: bookedAt && disputableUntil(last),
        reportable: reader === 'buyer' ? await readReportable(db, booking, now()) : null,
      }
    },

    async openDispute({ params, body, key, c }) {
      const actor = requireActor(c)
      await limiter.take(DISPUTES_PER_USER, String(actor.personId))
      const asked = { bookingId: params.id, actor, ...body }
      const id = await once(db, key, (keep) => openDispute(context, asked, keep))
      return present(id, params.id, actor)
    },

    async answerDispute({ params, body, key, c }) {
      const actor = requireActor(c)
      await limiter.take(DISPUTES_PER_USER, String(actor.personId))
      const answer = body.step === 'answer' ? body.answer : null
      const asked = { bookingId: params.id, actor, step: body.step, answer }
      const id = await once(db, key, (keep) => applyDisputeStep(context, asked, keep))
      return present(id, params.id, actor)
    },

    async listDisputes({ query: { status, limit, cursor }, c }) {
      const actor = requireAdmin(c)
      const page = await listDeskDisputes(db, { status, limit, after: readIdCursor(cursor) })
      const money = await readMoney(
        db,
        page.rows.map(({ booking_id }) => booking_id),
      )
      const evidence = await readEvidence(
        db,
        page.rows.map(({ id }) => id),
      )
      return {
        items: page.rows.map((row) =>
          presentDeskDispute(row, required(readerOf(row, actor)), {
            money: required(money.get(row.booking_id)),
            proofs: evidence.get(row.id) ?? [],
          }),
        ),
        nextCursor: page.nextCursor,
      }
    },

    async resolveDispute({ params, body, key, c }) {
      const actor = requireAdmin(c)
      const by = { actor, origin: originOf(c) }
      const given = { id: params.id, ...body }
      const id = await once(db, key, (keep) => resolveDispute(context, given, { ...by, keep }))
      const row = await getDispute(db, id)
      return present(id, row.booking_id, actor)
    },
  })

  async function present(id: number, bookingId: number, actor: ReturnType<typeof requireActor>) {
    const { reader } = await getBookingRow(db, bookingId, actor)
    const evidence = await readEvidence(db, [id])
    return presentDispute(await getDispute(db, id), reader, evidence.get(id) ?? [])
  }
}
