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
import { createMetrics, type HttpMetrics } from './platform/http/metrics.ts'
import { createRateLimiter, type RateLimiter } from './platform/http/rate-limit.ts'
import { createLog, type Log } from './platform/log/log.ts'
import { createEmbedder, type Embedder } from './platform/models/embeddings.ts'
import { createLanguageModel, type LanguageModel } from './platform/models/language-model.ts'
import { PageChanges } from './platform/pages/page-changes.ts'

/** What every feature is handed: the outside world, in one place, so that tests can hand in their own. */
export interface AppContext {
  config: Config
  log: Log
  pool: pg.Pool
  db: Db
  files: FileStore
  metrics: HttpMetrics
  limiter: RateLimiter
  search: ListingSearch
  /** The built-in sentence model; null when it is switched off. Costs nothing until it is used. */
  embedder: Embedder | null
  pageCounter: PageCounter
  /** What is heard of commits that may change guests' pages. */
  pageChanges: PageChanges
  viewCounter: ViewCounter
  /** The model of LLM_*; null when none is configured. */
  languageModel: LanguageModel | null
  /** Sentry, when `SENTRY_DSN` is set; null keeps errors in the local error log. */
  errors: ErrorReporter | null
  now: () => Date
}

export function createContext(config: Config, url: string): AppContext {
  const log = createLog(config.LOG_LEVEL)
  const pool = createPool({
    url,
    onIdleError: (error) => log.warn({ err: error }, 'database connection lost'),
  })
  const files = createFileStore(config)
  const db = createDatabase(pool)
  const limiter = createRateLimiter(db, config.RATE_LIMIT_SCALE)
  const now = () => new Date()
  const pageChanges = new PageChanges()
  const onApplied = () => pageChanges.tell()
  const search = new ListingSearch({ db, url, log, now, gazetteer: loadGazetteer, onApplied })
  return {
    config,
    log,
    pool,
    db,
    limiter,
    search,
    embedder: config.SENTENCE_MODEL ? createEmbedder({ onFailure: tellMissing(log) }) : null,
    pageCounter: createPageCounter({ db, log, now }),
    pageChanges,
    viewCounter: createViewCounter({ db, log, limiter }),
    languageModel: createLanguageModel(config),
    files,
    metrics: createMetrics(),
    errors: createErrorReporter(config.SENTRY_DSN),
    now,
  }
}

export function tellMissing(log: Log) {
  return (reason: string) => log.warn({ reason }, 'sentence model not available; the assistants use rules')
}
