import type { Context } from 'hono'
import { LIMITS } from '#domain/limits.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { Capability } from '#domain/roles.ts'
import { AppError } from './app-error.ts'
import type { App, RequestEnv } from './env.ts'
import { answerNotSent } from './not-sent-page.ts'
import { readText } from './read-body.ts'
import { enforceReadLimit } from './read-limits.ts'
import { requireActor, requireCapability } from './require-actor.ts'

interface FormPost {
  c: Context<RequestEnv>
  actor: Actor
  /** As it was sent, urlencoded. */
  text: string
}

interface MountedForm {
  path: string
  needs: Capability
  /** What has not been done when it is refused: title of the page that says why. */
  refused: string
  act: (post: FormPost) => Response | Promise<Response>
}

/** A form of a page without scripts, beside a route of the contract that costs as much and has the same limit. */
export function mountForm(app: App, { path, needs, refused, act }: MountedForm): void {
  app.post(path, async (c) => {
    try {
      const actor = requireActor(c)
      requireCapability(actor, needs)
      enforceReadLimit(c, 'write')
      return await act({ c, actor, text: await readText(c.req.raw, LIMITS.jsonBodyBytes) })
    } catch (error) {
      // the browser has left its page: it gets one with the reason and a way back
      if (error instanceof AppError) return answerNotSent(c, error, refused)
      throw error
    }
  })
}
