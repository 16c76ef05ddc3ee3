import { Hono } from 'hono'
import type { AppContext } from '../../../context.ts'
import { isDatabaseUp } from '../../../platform/db/database.ts'
import { createFilesHealth } from '../../../platform/files/files-health.ts'
import type { RequestEnv } from '../../../platform/http/env.ts'
import { createKeysHealth } from '../../../platform/payments/keys-health.ts'
import { countFiles } from './count-files.ts'
import { requireMonitor } from './require-monitor.ts'

/** Health checks and metrics, for load balancers and monitoring. */
export function operationsApp({ config, db, files, log, metrics, providers }: AppContext): Hono<RequestEnv> {
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
  const checkKeys = createKeysHealth(providers)

  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    const [ready, { state }] = [await isDatabaseUp(db), await checkFiles()]
    // without files or payments everything else is still served: it is no reason to be taken out of service
    return c.json(
      {
        status: ready ? 'ready' : 'unavailable',
        database: ready ? 'up' : 'down',
        files: state,
        payments: checkKeys(),
      },
      ready ? 200 : 503,
    )
  })
  app.get('/metrics', async (c) => {
    requireMonitor(c, config.METRICS_TOKEN)
    return c.text(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType })
  })
  return app
}
