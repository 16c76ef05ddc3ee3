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
  project.provide('clusterUrl', cluster.url('postgres'))
  return () => {
    cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
