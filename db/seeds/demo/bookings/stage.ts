import type { Config } from '#server/config.ts'
import type { AppContext } from '#server/context.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { createFileStore } from '#server/platform/files/create-file-store.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { loadGazetteer } from '#server/platform/geocoding/load-gazetteer.ts'
import { createMetrics } from '#server/platform/http/metrics.ts'
import { createRateLimiter } from '#server/platform/http/rate-limit.ts'
import { createLog } from '#server/platform/log/log.ts'
import { createProviders } from '#server/platform/payments/create-providers.ts'
import { openSecretBox } from '#server/platform/secrets/open-secret-box.ts'

type Acting = Pick<
  AppContext,
  'db' | 'config' | 'now' | 'gazetteer' | 'limiter' | 'log' | 'metrics' | 'providers' | 'secrets'
>

/** What the product's own actions get: the seed's transaction, and a clock that stands where it is put. */
export interface Stage {
  context: Acting
  trx: Tx
  files: FileStore
  /** When all has been played. */
  end: Date
  setTime(at: Date): void
}

/** Days of bookings are asked for within minutes: no limit of an hour may count them. */
const UNLIMITED = 1_000_000

export function createStage(trx: Tx, { config, now }: { config: Config; now: Date }): Stage {
  const db = joining(trx)
  let at = now
  const clock = () => at
  return {
    context: {
      db,
      config,
      now: clock,
      gazetteer: loadGazetteer,
      limiter: createRateLimiter(db, UNLIMITED),
      log: createLog(config.LOG_LEVEL),
      metrics: createMetrics(),
      providers: createProviders(config, db, clock),
      secrets: openSecretBox(config),
    },
    trx,
    files: createFileStore(config),
    end: now,
    setTime: (time) => {
      at = time
    },
  }
}

/** A transaction as actions see a database: one that they begin is part of it. */
function joining(trx: Tx): Db {
  const transaction = () => ({ execute: <T>(run: (inner: Tx) => Promise<T>) => run(trx) })
  return new Proxy<Db>(trx, {
    get(target, name) {
      if (name === 'transaction') return transaction
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
