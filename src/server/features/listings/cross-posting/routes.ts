import { crossPostingRoutes, type ManagedSite } from '#contract/listings/cross-posting.ts'
import type { AppContext } from '../../../context.ts'
import { recordAudit } from '../../../platform/db/audit.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App } from '../../../platform/http/env.ts'
import { setPageHeaders } from '../../../platform/http/id-cursor.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireActor, requireAdmin } from '../../../platform/http/require-actor.ts'
import { putSite } from './put-site.ts'
import { countPosts, listCrossPosts, listPostsOfSeller, listSites } from './queries.ts'
import { retryFailed } from './retry-failed.ts'

export function mountCrossPosting(app: App, context: AppContext): void {
  const { db } = context
  const listManaged = async (): Promise<ManagedSite[]> => {
    const [sites, posts] = await Promise.all([listSites(db), countPosts(db)])
    return sites.map(({ id, name, url, description, active, endpoint, secret }) => {
      return {
        id,
        name,
        url,
        description,
        active,
        endpoint,
        hasSecret: secret !== null,
        posts: posts.get(id) ?? {},
      }
    })
  }
  const getManaged = async (id: string) => {
    const site = (await listManaged()).find((one) => one.id === id)
    if (!site) throw new AppError('not-found', { message: 'There is no such site' })
    return site
  }

  mount(app, crossPostingRoutes, {
    async listSites() {
      const sites = await listSites(db)
      return sites
        .filter((site) => site.active)
        .map(({ id, name, url, description, active }) => ({ id, name, url, description, active }))
    },

    async listOwnCrossPosts({ query, c }) {
      const rows = await listPostsOfSeller(db, requireActor(c).organizationId, query.listing)
      return rows.map((row) => ({
        listingId: row.listing_id,
        site: { id: row.site_id, name: row.name },
        status: row.status,
        isFed: row.endpoint === null,
        externalUrl: row.external_url,
        updatedAt: row.updated_at.toISOString(),
      }))
    },

    listManagedSites() {
      return listManaged()
    },

    async putSite({ params, body, c }) {
      const by = { actor: requireAdmin(c), origin: originOf(c) }
      await putSite(context, { id: params.id, change: body }, by)
      return getManaged(params.id)
    },

    async listCrossPosts({ query, c }) {
      const page = await listCrossPosts(db, query)
      setPageHeaders(c, page)
      return page.rows.map((row) => ({
        id: row.id,
        siteId: row.site_id,
        listingId: row.listing_id,
        title: row.title,
        status: row.status,
        externalUrl: row.external_url,
        attempts: row.attempts,
        lastError: row.last_error,
        updatedAt: row.updated_at.toISOString(),
      }))
    },

    async retryCrossPosts({ params, c }) {
      const actor = requireAdmin(c)
      await getManaged(params.id)
      const queued = await db.transaction().execute(async (trx) => {
        const count = await retryFailed(trx, params.id, context.now())
        const subject = { type: 'site', id: params.id }
        await recordAudit(trx, {
          actorId: actor.personId,
          action: 'site.retried',
          subject,
          after: { queued: count },
          origin: originOf(c),
        })
        return count
      })
      return { queued }
    },
  })
}
