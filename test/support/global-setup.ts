import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startCluster } from '#server/platform/db/embedded/cluster.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { TEMPLATE } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the test cluster's `postgres` database. */
    clusterUrl: string
  }
}

/** One real Postgres for the whole run; each test file gets its own copy of a migrated template database. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'placard-test-'))
  // fsync off: a test database need not survive a power failure
  const cluster = await startCluster(folder, {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    // no database lives long enough to be cleaned, and with hundreds of them one is looked at several times a second
    autovacuum: 'off',
    // both workers test at once, and connections of the last files may still be closing
    max_connections: '200',
  })
  const admin = new pg.Client({ connectionString: cluster.url('postgres') })
  await admin.connect()
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()
  await migrate(cluster.url(TEMPLATE))
  await forgetThatTablesAreEmpty(cluster.url(TEMPLATE))
  project.provide('clusterUrl', cluster.url('postgres'))
  return () => {
    cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Migrations analyzed tables that were empty then. Nothing is analyzed here again, as it is where autovacuum runs: each look for one
 * organization, each foreign key to it too, would read all of them, however many a test has.
 */
async function forgetThatTablesAreEmpty(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`select pg_clear_relation_stats(relnamespace::regnamespace::text, relname::text) from pg_class
    where relkind = 'r' and reltuples = 0 and relnamespace = 'public'::regnamespace`)
  await client.end()
}
