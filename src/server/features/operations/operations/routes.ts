import { Hono } from 'hono'
import type { AppContext } from '../../../context.ts'
import { isDatabaseUp } from '../../../platform/db/database.ts'
import { createFilesHealth } from '../../../platform/files/files-health.ts'
import type { RequestEnv } from '../../../platform/http/env.ts'
import { createKeysHealth, type KeysHealth } from '../../../platform/keys/keys-health.ts'
import { countFiles } from './count-files.ts'
import { createBackupsHealth } from './disks.ts'
import { requireMonitor } from './require-monitor.ts'
import { listServices } from './service-keys.ts'

/** Health checks and metrics, for load balancers and monitoring. */
export function operationsApp(context: AppContext): Hono<RequestEnv> {
  const { config, db, files, log, metrics } = context
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
  const readKeys = createKeysReader(context)
  const checkBackups = createBackupsHealth(context)

  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    const [ready, { state }] = [await isDatabaseUp(db), await checkFiles()]
    // without files, payments or mail everything else is still served: it is no reason to be taken out of service
    return c.json(
      {
        status: ready ? 'ready' : 'unavailable',
        database: ready ? 'up' : 'down',
        files: state,
        backups: ready ? await checkBackups() : undefined,
        ...readKeys(),
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

/** By service what it said of our key last; only services that are set. */
function createKeysReader(context: AppContext): () => Record<string, KeysHealth | undefined> {
  const providers = [...context.providers.values()].filter(({ isTest }) => !isTest)
  const payments = createKeysHealth(providers.map((provider) => () => provider.checkKeys()))
  const services = [...listServices(context)].map(
    ([name, check]) => [name, createKeysHealth([check])] as const,
  )
  return () => ({
    payments: payments(),
    ...Object.fromEntries(services.map(([name, read]) => [name, read()])),
    inboundMail: context.config.INBOUND_MAIL_SECRET ? context.inboundKey.health : undefined,
  })
}
