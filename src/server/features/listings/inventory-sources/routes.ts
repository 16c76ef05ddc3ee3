import type { Context } from 'hono'
import { inventorySourceRoutes } from '#contract/listings/inventory-sources.ts'
import { pushRoutes } from '#contract/listings/inventory-sources-push.ts'
import type { ImportKindName } from '#domain/listings/import/contract-fields.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { App, RequestEnv } from '../../../platform/http/env.ts'
import { readIdCursor, setPageHeaders } from '../../../platform/http/id-cursor.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { decideSource, pullNow } from './decide-source.ts'
import { changeSource, createSource, deleteSource } from './manage-sources.ts'
import { presentSources } from './present.ts'
import { listRowOutcomes, readReport, receivePush } from './push.ts'
import { getSource, listSources, type SourceRow } from './queries.ts'

export function mountInventorySources(app: App, context: AppContext): void {
  const { db } = context
  const noStore = async (c: Context<RequestEnv>, next: () => Promise<void>) => {
    await next()
    c.header('cache-control', 'private, no-store')
  }
  // addresses may hold tokens
  app.use('/api/my/inventory-sources/*', noStore)
  const by = (c: Context<RequestEnv>) => ({ actor: requireActor(c), origin: originOf(c) })
  const present = async (row: SourceRow) => required((await presentSources(context, [row]))[0])
  const presentOwn = async (c: Context<RequestEnv>, id: number) =>
    present(await getSource(db, { id, organizationId: requireActor(c).organizationId }))

  mount(app, inventorySourceRoutes, {
    listSources: async ({ c }) =>
      presentSources(context, await listSources(db, requireActor(c).organizationId)),

    createSource: async ({ body, c }) => present(await createSource(context, body, by(c))),

    changeSource: async ({ params: { id }, body, c }) =>
      present(await changeSource(context, { id, change: body }, by(c))),

    async deleteSource({ params, c }) {
      await deleteSource(context, params.id, by(c))
      return { success: true, message: 'That source is deleted. Its spaces stay as they are.' }
    },

    async pullSource({ params: { id }, c }) {
      await pullNow(context, { id, actor: requireActor(c) })
      return presentOwn(c, id)
    },

    async decideSource({ params: { id }, body, c }) {
      await decideSource(context, { id, decision: body.decision, ...by(c) })
      return presentOwn(c, id)
    },
  })

  const ownOf = (c: Context<RequestEnv>, id: number, kind: ImportKindName) => ({
    id,
    kind,
    organizationId: requireActor(c).organizationId,
  })
  const listRows = async (
    c: Context<RequestEnv>,
    own: ReturnType<typeof ownOf>,
    { show, cursor }: { show?: 'all' | 'bad' | undefined; cursor?: string | undefined },
  ) => {
    const after = readIdCursor(cursor || undefined) ?? -1
    const page = await listRowOutcomes(db, { ...own, isBad: show === 'bad', after })
    setPageHeaders(c, page)
    return page.rows
  }

  mount(app, pushRoutes, {
    putInventory: ({ query, c }) =>
      receivePush(context, c, { name: query.name ?? 'inventory', kind: 'inventory' }),
    getInventoryReport: ({ params, c }) => readReport(context, ownOf(c, params.id, 'inventory')),
    listInventoryRows: ({ params, query, c }) => listRows(c, ownOf(c, params.id, 'inventory'), query),

    putContracts: ({ query, c }) =>
      receivePush(context, c, { name: query.name ?? 'contracts', kind: 'contracts' }),
    getContractsReport: ({ params, c }) => readReport(context, ownOf(c, params.id, 'contracts')),
    listContractsRows: ({ params, query, c }) => listRows(c, ownOf(c, params.id, 'contracts'), query),
  })
}
