import type pg from 'pg'
import type { Config } from './config.ts'
import { createViewCounter, type ViewCounter } from './features/listings/view-counter.ts'
import { createPageCounter, type PageCounter } from './features/page-views/page-counter.ts'
import { ListingSearch } from './features/search/listing-search.ts'
import { createDatabase, createPool, type Db } from './platform/db/database.ts'
import { createErrorReporter, type ErrorReporter } from './platform/errors/error-reporter.ts'
import { createFileStore } from './platform/files/create-file-store.ts'
import type { FileStore } from './platform/files/file-store.ts'
import { loadGazetteer } from './platform/geocoding/load-gazetteer.ts'
import type { ReadLimits } from './platform/http/env.ts'
import { createMetrics, type HttpMetrics } from './platform/http/metrics.ts'
import { createOutgoing, type Outgoing } from './platform/http/outgoing.ts'
import { createRateLimiter, type RateLimiter } from './platform/http/rate-limit.ts'
import { createReadLimits } from './platform/http/read-limits.ts'
import { createLog, type Log } from './platform/log/log.ts'
import { createEmbedder, type Embedder } from './platform/models/embeddings.ts'
import { createLanguageModel, type LanguageModel } from './platform/models/language-model.ts'
import { PageChanges } from './platform/pages/page-changes.ts'
import { openSecretBox } from './platform/secrets/open-secret-box.ts'
import type { SecretBox } from './platform/secrets/secret-box.ts'

/** What every feature is handed: the outside world, in one place, so that tests can hand in their own. */
export interface AppContext {
  config: Config
  log: Log
  pool: pg.Pool
  db: Db
  files: FileStore
  metrics: HttpMetrics
  limiter: RateLimiter
  readLimits: ReadLimits
  search: ListingSearch
  /** The built-in sentence model; null when it is switched off. Costs nothing until it is used. */
  embedder: Embedder | null
  pageCounter: PageCounter
  viewCounter: ViewCounter
  /** What is heard of commits that may change guests' pages. */
  pageChanges: PageChanges
  /** The model of LLM_*; null when none is configured. */
  languageModel: LanguageModel | null
  /** Seals what is kept and must be read again. */
  secrets: SecretBox
  /** The way to addresses that people name. */
  outgoing: Outgoing
  /** Sentry, when `SENTRY_DSN` is set; null keeps errors in the local error log. */
  errors: ErrorReporter | null
  now: () => Date
}

export function createContext(
  config: Config,
  url: string,
  log: Log = createLog(config.LOG_LEVEL),
): AppContext {
  const pool = createPool({
    url,
    onIdleError: (error) => log.warn({ err: error }, 'database connection lost'),
  })
  const files = createFileStore(config)
  const db = createDatabase(pool)
  const limiter = createRateLimiter(db, config.RATE_LIMIT_SCALE)
  const now = () => new Date()
  const pageChanges = new PageChanges()
  const onApplied = () => pageChanges.notify()
  const search = new ListingSearch({ db, config, url, log, now, gazetteer: loadGazetteer, onApplied })
  return {
    config,
    log,
    pool,
    db,
    limiter,
    readLimits: createReadLimits({ scale: config.RATE_LIMIT_SCALE }),
    search,
    embedder: config.SENTENCE_MODEL ? createEmbedder({ onFailure: warnModelMissing(log) }) : null,
    pageCounter: createPageCounter({ db, log, now }),
    viewCounter: createViewCounter({ db, log, limiter }),
    pageChanges,
    languageModel: createLanguageModel(config),
    files,
    metrics: createMetrics(),
    secrets: openSecretBox(config),
    outgoing: createOutgoing({ allowsPrivate: config.ALLOW_PRIVATE_ENDPOINTS }),
    errors: createErrorReporter(config.SENTRY_DSN),
    now,
  }
}

export function warnModelMissing(log: Log) {
  return (reason: string) => log.warn({ reason }, 'sentence model not available; the assistants use rules')
}
