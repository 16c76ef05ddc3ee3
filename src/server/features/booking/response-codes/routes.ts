import { responseCodeRoutes } from '#contract/booking/response-codes.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { readIdCursor } from '../../../platform/http/id-cursor.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireActor, requireAdmin } from '../../../platform/http/require-actor.ts'
import { getBookingRow, readTerms } from '../bookings/lock-booking.ts'
import { followCode } from './follow-code.ts'
import { CODES_PER_USER } from './limits.ts'
import { presentCodes, presentDeskCode } from './present.ts'
import { getDeskCode, listCodes, listDeskCodes, noSuchCode } from './queries.ts'
import { changeCode, createCode } from './save-code.ts'
import { suspendCode } from './suspend-code.ts'

export function mountResponseCodes(app: App, context: AppContext): void {
  const { db, config, now, limiter } = context

  app.get('/r/:code', (c) => followCode(context, c))

  mount(app, responseCodeRoutes, {
    listResponseCodes: ({ params, c }) => present(params.id, requireActor(c)),

    async createResponseCode({ params, body, c }) {
      const actor = requireActor(c)
      await limiter.take(CODES_PER_USER, String(actor.personId))
      await createCode(context, { bookingId: params.id, given: body }, { actor, origin: originOf(c) })
      return present(params.id, actor)
    },

    async changeResponseCode({ params, body, c }) {
      const actor = requireActor(c)
      await limiter.take(CODES_PER_USER, String(actor.personId))
      const change = { bookingId: params.id, code: params.code, given: body }
      await changeCode(context, change, { actor, origin: originOf(c) })
      return present(params.id, actor)
    },

    async getResponseCodeSvg({ params, c }) {
      const { address } = await find(params, requireActor(c))
      const { renderQrSvg } = await import('./render-qr.ts')
      return c.body(renderQrSvg(address), 200, toFile(`${params.code}.svg`, 'image/svg+xml'))
    },

    async getResponseCodePdf({ params, c }) {
      const shown = await find(params, requireActor(c))
      // the PDF library is loaded on first use
      const { renderQrPdf } = await import('./render-qr.ts')
      const pdf = await renderQrPdf({ ...shown, reference: toBookingReference(params.id) })
      return c.body(new Uint8Array(pdf), 200, toFile(`${params.code}.pdf`, 'application/pdf'))
    },

    async listDeskCodes({ query }) {
      const { view = 'all', q, cursor } = query
      const page = await listDeskCodes(db, { view, q, after: readIdCursor(cursor) })
      return { items: page.rows.map(presentDeskCode), nextCursor: page.nextCursor }
    },

    async suspendResponseCode({ params, body, c }) {
      const by = { actor: requireAdmin(c), origin: originOf(c) }
      await suspendCode(context, { code: params.code, ...body }, by)
      return presentDeskCode(await getDeskCode(db, params.code))
    },
  })

  async function present(id: number, actor: Actor) {
    const { booking, reader } = await getBookingRow(db, id, actor)
    const [terms, rows] = await Promise.all([readTerms(db, booking), listCodes(db, id)])
    return presentCodes({ booking, reader, terms, rows, publicUrl: config.PUBLIC_URL, now: now() })
  }

  async function find({ id, code }: { id: number; code: string }, actor: Actor) {
    const found = (await present(id, actor)).codes.find((one) => one.code === code)
    if (!found) throw noSuchCode()
    return found
  }
}

function toFile(name: string, type: string): Record<string, string> {
  return {
    'content-type': type,
    'content-disposition': `attachment; filename="placard-${name}"`,
    'cache-control': 'private, no-cache',
  }
}
