import type pg from 'pg'
import type { Gazetteer } from '#domain/discovery/places/types.ts'
import type { Config } from './config.ts'
import { createVisitCounter, type VisitCounter } from './features/booking/response-codes/visit-counter.ts'
import { createPageCounter, type PageCounter } from './features/content/page-views/page-counter.ts'
import { ListingSearch } from './features/discovery/search/listing-search.ts'
import { createLiveSource } from './features/edge/live/live-source.ts'
import { createDemandRecorder, type DemandRecorder } from './features/ground/counts/record-demand.ts'
import { createSpaceCounter, type SpaceCounter } from './features/ground/counts/space-counter.ts'
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
import { ReceivedKey } from './platform/keys/received-key.ts'
import { LiveHub } from './platform/live/hub.ts'
import { createLog, type Log } from './platform/log/log.ts'
import { createEmbedder, type Embedder } from './platform/models/embeddings.ts'
import { createLanguageModel, type LanguageModel } from './platform/models/language-model.ts'
import { PageChanges } from './platform/pages/page-changes.ts'
import { createProviders, type PaymentProviders } from './platform/payments/create-providers.ts'
import { createPlanner, type Planner } from './platform/planner/planner-thread.ts'
import { openSecretBox } from './platform/secrets/open-secret-box.ts'
import type { SecretBox } from './platform/secrets/secret-box.ts'

/** The dependencies of every feature: all I/O in one place, so that tests can inject their own. */
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
  /** The built-in gazetteer, loaded on first use. */
  gazetteer: () => Gazetteer
  /** The built-in sentence model, loaded on first use; null when it is switched off. */
  embedder: Embedder | null
  pageCounter: PageCounter
  spaceCounter: SpaceCounter
  visitCounter: VisitCounter
  demand: DemandRecorder
  /** Chooses the spaces of a plan, in a thread of its own. */
  planner: Planner
  /** Notifies of commits that may change guests' pages. */
  pageChanges: PageChanges
  /** Everybody's event streams of this process. */
  live: LiveHub
  /** The model configured by LLM_*; null when none is. */
  languageModel: LanguageModel | null
  /** Whether the mail server that hands mail over signs it with our secret. */
  inboundKey: ReceivedKey
  /** Who moves money between buyers and sellers, besides themselves. */
  providers: PaymentProviders
  /** Encrypts secrets that must be readable again. */
  secrets: SecretBox
  /** HTTP client for addresses that users supply. */
  outgoing: Outgoing
  /** Sentry, when `SENTRY_DSN` is set; null keeps errors in the local error log. */
  errors: ErrorReporter | null
  now: () => Date
}

interface Means {
  log?: Log | undefined
  maxConnections?: number
}

export function createContext(config: Config, url: string, means: Means = {}): AppContext {
  const { log = createLog(config.LOG_LEVEL), maxConnections } = means
  const pool = createPool({
    url,
    ...(maxConnections && { maxConnections }),
    onIdleError: (error) => log.warn({ err: error }, 'database connection lost'),
  })
  const files = createFileStore(config)
  const db = createDatabase(pool)
  const limiter = createRateLimiter(db, config.RATE_LIMIT_SCALE)
  const now = () => new Date()
  const pageChanges = new PageChanges()
  const onApplied = () => pageChanges.notify()
  const search = new ListingSearch({ db, config, log, now, gazetteer: loadGazetteer, onApplied })
  return {
    config,
    log,
    pool,
    db,
    limiter,
    readLimits: createReadLimits({ scale: config.RATE_LIMIT_SCALE }),
    search,
    gazetteer: loadGazetteer,
    embedder: config.SENTENCE_MODEL ? createEmbedder({ onFailure: warnModelMissing(log) }) : null,
    pageCounter: createPageCounter({ db, log, now }),
    spaceCounter: createSpaceCounter({ db, log, now }),
    visitCounter: createVisitCounter({ db, log, now }),
    demand: createDemandRecorder({ db, log, now }),
    planner: createPlanner(),
    pageChanges,
    live: new LiveHub(createLiveSource(db), log),
    languageModel: createLanguageModel(config),
    inboundKey: new ReceivedKey(
      'Mail was handed over with a signature that is not made with INBOUND_MAIL_SECRET. Has your mail server the same secret?',
    ),
    files,
    metrics: createMetrics(),
    providers: createProviders(config, db, now),
    secrets: openSecretBox(config),
    outgoing: createOutgoing({ allowsPrivate: config.ALLOW_PRIVATE_ENDPOINTS }),
    errors: createErrorReporter(config.SENTRY_DSN),
    now,
  }
}

export function warnModelMissing(log: Log) {
  return (reason: string) => log.warn({ reason }, 'sentence model not available; the assistants use rules')
}
