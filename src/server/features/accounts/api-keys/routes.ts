import type { Context } from 'hono'
import { apiKeyRoutes } from '#contract/accounts/api-keys.ts'
import { ERRORS } from '#contract/errors.ts'
import { OPEN_LICENSE } from '#domain/open-data.ts'
import { KEY_RATES } from '#domain/scopes.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App, RequestEnv } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { describeClient } from './describe-client.ts'
import { describeScopes } from './describe-scopes.ts'
import { ownerFor } from './key-owner.ts'
import { createKey, endKey } from './manage-keys.ts'
import { findKey, listKeys, listUses, presentKey } from './read-keys.ts'

export function mountApiKeys(app: App, context: AppContext): void {
  const { db } = context
  app.use('/api/keys/*', async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })
  const by = (c: Context<RequestEnv>) => {
    const actor = requireActor(c)
    return { actor, owner: ownerFor(actor), origin: originOf(c) }
  }

  mount(app, apiKeyRoutes, {
    listKeys: async ({ c }) => (await listKeys(db, by(c).owner)).map(presentKey),

    async createKey({ body, c }) {
      const { row, token } = await createKey(context, body, by(c))
      return { key: presentKey(row), token }
    },

    async endKey({ params, c }) {
      await endKey(context, params.id, by(c))
      return { success: true, message: 'That key has ended. Whatever uses it is refused from now on.' }
    },

    async listKeyUses({ params, c }) {
      const key = await findKey(db, by(c).owner, params.id)
      if (!key) throw new AppError('not-found')
      return listUses(db, key.id)
    },

    describeOpen: ({ c }) => {
      c.header('cache-control', 'public, max-age=300')
      const site = { publicUrl: context.config.PUBLIC_URL, now: context.now() }
      const refusals = Object.entries(ERRORS).map(([code, error]) => ({ code, ...error }))
      const { id, url, excluded } = OPEN_LICENSE
      const feeds = context.config.OPEN_DATA
        ? { publicUrl: site.publicUrl, license: { id, url, excluded } }
        : null
      const client = describeClient(site.publicUrl)
      return { scopes: describeScopes(site), client, feeds, rates: KEY_RATES, refusals }
    },
  })
}
