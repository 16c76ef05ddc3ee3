import { clientRoutes } from '#contract/booking/clients.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { getClient, listClients } from './queries.ts'
import { createClient, updateClient } from './write-client.ts'

export function mountClients(app: App, context: AppContext): void {
  const { db } = context
  mount(app, clientRoutes, {
    listClients: ({ query, c }) => listClients(db, requireActor(c).organizationId, query),
    createClient: ({ body, c }) => createClient(context, { actor: requireActor(c), input: body }),
    getClient: ({ params, c }) => getClient(db, { sellerId: requireActor(c).organizationId, id: params.id }),
    updateClient: ({ params, body, c }) =>
      updateClient(context, { actor: requireActor(c), id: params.id, input: body }),
  })
}
