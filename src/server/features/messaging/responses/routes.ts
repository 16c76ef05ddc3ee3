import { responseRoutes } from '#contract/messaging/responses.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { getOwnAnswers } from './own-answers.ts'
import { resumeSpaces } from './paused-spaces.ts'

export function mountResponses(app: App, context: AppContext): void {
  mount(app, responseRoutes, {
    getOwnAnswers: ({ c }) => getOwnAnswers(context.db, requireActor(c).organizationId),
    resumeSpaces: async ({ c }) => ({ resumed: await resumeSpaces(context, requireActor(c)) }),
  })
}
