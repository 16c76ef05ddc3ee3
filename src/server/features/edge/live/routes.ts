import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { liveRoutes } from '#contract/edge/live.ts'
import { isVerified } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App, RequestEnv } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { readNext } from './live-source.ts'
import { readCounts } from './read-counts.ts'
import { readLatest } from './read-feed.ts'

/** Its answer does not end: nothing may read it as a whole. */
export const STREAM_PATH = liveRoutes.streamEvents.path

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  // nothing follows on this line: a process that ends need not wait for it
  connection: 'close',
}
const RETRY_AFTER_S = '30'

export function mountLive(app: App, { db, live }: AppContext): void {
  mount(app, liveRoutes, {
    streamEvents: async ({ query, c }) => {
      // nobody would read its body, or tell that nobody does
      if (c.req.method === 'HEAD') return c.body(null, 200, HEADERS)
      const { personId: userId, status } = requireActor(c)
      const network = networkOf(c.var.clientAddress)
      const after = lastEventId(c) ?? query.after ?? (await readLatest(db, [userId])).get(userId) ?? 0
      // without a socket there is no line to cut
      const outgoing = (c.env as HttpBindings | undefined)?.outgoing
      const cut = () => outgoing?.destroy()
      const stream = live.open({
        userId,
        network,
        isVerified: isVerified({ status }),
        sessionId: required(c.var.sessionId),
        after,
        cut,
      })
      if (!stream) throw tooBusy()
      return c.body(stream.body, 200, HEADERS)
    },
    listEvents: async ({ query: { after }, c }) => {
      const [page] = await readNext(db, [{ userId: requireActor(c).personId, after }])
      return { events: required(page).items, hasMore: required(page).hasMore }
    },
    getLiveSummary: async ({ c }) => {
      const { personId: id } = requireActor(c)
      return required((await readCounts(db, [id])).get(id))
    },
  })
}

/** What a browser that comes back names as the last it has. */
function lastEventId(c: Context<RequestEnv>): number | undefined {
  const id = c.req.header('last-event-id')
  return id && /^\d{1,10}$/.test(id) ? Number(id) : undefined
}

function tooBusy(): AppError {
  return new AppError('unavailable', {
    message: 'Live updates are busy. This page refreshes automatically.',
    headers: { 'retry-after': RETRY_AFTER_S },
  })
}
