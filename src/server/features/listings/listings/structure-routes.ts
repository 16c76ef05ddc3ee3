import { structureRoutes } from '#contract/listings/listings-structures.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { listStructures } from './structures.ts'

export function mountStructures(app: App, { db }: AppContext): void {
  mount(app, structureRoutes, {
    listStructures: ({ query, c }) => listStructures(db, requireActor(c).organizationId, query.page),
  })
}
