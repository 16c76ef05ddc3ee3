import { Hono } from 'hono'
import type { AppContext } from '../../context.ts'
import { isDatabaseUp } from '../../platform/db/database.ts'
import type { RequestEnv } from '../../platform/http/env.ts'
import { requireMonitor } from './require-monitor.ts'

/** Health checks and metrics, for load balancers and monitoring. */
export function operationsApp({ config, db, metrics }: AppContext): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>()
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    const ready = await isDatabaseUp(db)
    return c.json(
      { status: ready ? 'ready' : 'unavailable', database: ready ? 'up' : 'down' },
      ready ? 200 : 503,
    )
  })
  app.get('/metrics', async (c) => {
    requireMonitor(c, config.METRICS_TOKEN)
    return c.text(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType })
  })
  return app
}
