import { randomBytes, randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runOnce, type TaskList } from 'graphile-worker'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { createApp } from '#server/app.ts'
import { type Config, parseConfig } from '#server/config.ts'
import { type AppContext, createContext } from '#server/context.ts'
import { startSession } from '#server/features/accounts/accounts/sessions.ts'
import type { Tx } from '#server/platform/db/database.ts'
import type { App } from '#server/platform/http/env.ts'
import { sessionCookieName } from '#server/platform/http/session-cookie.ts'
import { createWorkerLogger } from '#server/platform/jobs/worker-logger.ts'
import type { Log } from '#server/platform/log/log.ts'
import { taskList } from '#server/tasks.ts'
import { TEMPLATE } from './template.ts'

/** URL of a new copy of the migrated template database, dropped when the test file ends. */
export async function createTestDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  // copies files, instead of writing each of their blocks to the log too
  await onCluster((admin) => admin.query(`create database ${name} template ${TEMPLATE} strategy file_copy`))
  // hooks run backwards: whoever opened a pool has closed it before
  afterAll(() => onCluster((admin) => dropIfLeft(admin, name)))
  return inject('clusterUrl').replace('/postgres?', `/${name}?`)
}

async function onCluster(act: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('clusterUrl') })
  await admin.connect()
  await act(admin).finally(() => admin.end())
}

/** One that somebody is still connected to is dropped with the cluster: to wait for them would take longer than it is worth. */
async function dropIfLeft(admin: pg.Client, name: string): Promise<void> {
  const { rowCount } = await admin.query('select from pg_stat_activity where datname = $1', [name])
  if (rowCount === 0) await admin.query(`drop database ${name}`)
}

/** HTTP client of one visitor; `path` may include a query. What it sends has a key of its own, if none is given. */
export interface TestClient {
  get(path: string, init?: RequestInit): Promise<Response>
  send(method: string, path: string, body?: unknown, init?: RequestInit): Promise<Response>
  /** Sends a form: multipart with files, or as a page without scripts sends it. */
  post(path: string, form: FormData | URLSearchParams): Promise<Response>
}

/** Its own `get` and `send` are a guest's. */
export interface TestApp extends TestClient {
  app: App
  context: AppContext
  db: AppContext['db']
  /** A client signed in as this user, whatever their password, with a second factor by default. */
  as(userId: number, session?: { hasSecondFactor: boolean }): Promise<TestClient>
  /** A client that sends this bearer token, and no cookie. */
  byKey(token: string): TestClient
  /**
   * Runs all due jobs, mail included, until none is left, and applies their changes to the index.
   * @param own tasks in place of those of the same name
   */
  runJobs(own?: TaskList): Promise<void>
}

/** The real app on a real Postgres, called in process. Closed at the end of the test file. */
export async function createTestApp(
  settings: Partial<Record<keyof Config, string>> = {},
  log?: Log,
): Promise<TestApp> {
  const url = await createTestDatabase()
  const DATA_DIR = join(tmpdir(), `placard-test-files-${randomBytes(6).toString('hex')}`)
  const config = parseConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    SENTENCE_MODEL: '0',
    DATA_DIR,
    DATABASE_URL: url,
    ...settings,
  })
  const context = createContext(config, url, { log })
  const app = createApp(context)
  // as a browser that opened it by its own name
  const host = { host: new URL(config.PUBLIC_URL).host }
  afterAll(() => context.pool.end())
  return {
    app,
    context,
    db: context.db,
    ...createClient(app, host),
    async as(userId, { hasSecondFactor } = { hasSecondFactor: true }) {
      const from = { address: null, userAgent: 'test', requestId: null, hasSecondFactor }
      // one statement is a transaction of its own
      const token = await startSession(context.db as Tx, userId, from)
      return createClient(app, { ...host, cookie: `${sessionCookieName(config)}=${token}` })
    },
    byKey: (token) => createClient(app, { ...host, authorization: `Bearer ${token}` }),
    async runJobs(own) {
      const logger = createWorkerLogger(context.log)
      await runOnce({ pgPool: context.pool, taskList: { ...taskList(context), ...own }, logger })
      await waitForRelease(context.pool)
      await context.search.catchUp()
    },
  }
}

/** Waits until finished workers have recorded the result of their last job. */
export async function waitForRelease(pool: pg.Pool): Promise<void> {
  for (let tries = 0; tries < 1000; tries++) {
    const { rowCount } = await pool.query('select from graphile_worker.jobs where locked_at is not null')
    if (rowCount === 0) return
    await sleep(5)
  }
  throw new Error('A job was not released')
}

function createClient(app: App, own: Record<string, string>): TestClient {
  return {
    get: async (path, init) => app.request(path, { ...init, headers: { ...own, ...init?.headers } }),
    post: async (path, form) => app.request(path, { method: 'POST', body: form, headers: own }),
    send: async (method, path, body, init) =>
      app.request(path, {
        ...init,
        method,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          ...own,
          ...init?.headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  }
}
