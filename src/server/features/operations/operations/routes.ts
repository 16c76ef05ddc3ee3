import { Hono } from 'hono'
import type { AppContext } from '../../../context.ts'
import { isDatabaseUp } from '../../../platform/db/database.ts'
import { createFilesHealth } from '../../../platform/files/files-health.ts'
import type { RequestEnv } from '../../../platform/http/env.ts'
import { countFiles } from './count-files.ts'
import { requireMonitor } from './require-monitor.ts'

/** Health checks and metrics, for load balancers and monitoring. */
export function operationsApp({ config, db, files, log, metrics }: AppContext): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>()
  const checkFiles = createFilesHealth({
    files,
    dataDir: config.DATA_DIR,
    onChange: ({ state, diskUsed }) =>
      state === 'up'
        ? log.info({ diskUsed }, 'files can be stored again')
        : log.warn({ files: state, diskUsed }, 'files: the disk or the bucket needs a look'),
  })
  countFiles(metrics.registry, checkFiles)

  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    const [ready, { state }] = [await isDatabaseUp(db), await checkFiles()]
    // without files everything else is still served: it is no reason to be taken out of service
    return c.json(
      { status: ready ? 'ready' : 'unavailable', database: ready ? 'up' : 'down', files: state },
      ready ? 200 : 503,
    )
  })
  app.get('/metrics', async (c) => {
    requireMonitor(c, config.METRICS_TOKEN)
    return c.text(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType })
  })
  return app
}
