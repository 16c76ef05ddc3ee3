import { BlockInput } from '#contract/booking/availability.ts'
import { Id } from '#contract/common.ts'
import { LIMITS } from '#domain/limits.ts'
import { listingCalendarPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App } from '../../../platform/http/env.ts'
import { parseInput } from '../../../platform/http/parse-input.ts'
import { readText } from '../../../platform/http/read-body.ts'
import { requireActor, requireCapability } from '../../../platform/http/require-actor.ts'
import { blockDays, unblockDays } from './blocks.ts'

/** The forms of a seller's calendar in a browser without scripts: they come back to its page, which says what was done. */
export function mountCalendarForms(app: App, context: AppContext): void {
  app.post('/api/my/listings/:id/calendar', async (c) => {
    const given = new URLSearchParams(await readText(c.req.raw, LIMITS.jsonBodyBytes))
    const change = async () => {
      const actor = requireActor(c)
      requireCapability(actor, 'calendar')
      const id = parseInput(Id, c.req.param('id')) as number
      const input = parseInput(BlockInput, toInput(given)) as BlockInput
      if (given.get('step') === 'free') {
        const { freed } = await unblockDays(context, { actor, id, input })
        return freed.length > 0 ? 'freed' : 'nothing'
      }
      const { claims } = await blockDays(context, { actor, id, input })
      return claims.length > 0 ? 'blocked' : 'nothing'
    }
    const done = await change().catch((error: unknown) => {
      if (error instanceof AppError) return 'refused'
      throw error
    })
    const search = new URLSearchParams({ unit: given.get('unitId') ?? '', done })
    return c.redirect(
      `${listingCalendarPath(encodeURIComponent(c.req.param('id')))}?${search}#blocked-dates`,
      303,
    )
  })
}

function toInput(given: URLSearchParams) {
  const unitId = given.get('unitId')
  return { unitId: unitId ? Number(unitId) : null, from: given.get('from'), to: given.get('to') }
}
