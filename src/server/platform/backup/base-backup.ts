import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { required } from '#domain/required.ts'
import { copyTree } from './copy-tree.ts'

/** Files excluded from a base backup (PostgreSQL documentation, "Making a Base Backup Using the Low Level API"). */
const LEFT_OUT =
  /^postmaster\.(pid|opts)$|^pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/|\/pgsql_tmp|\/pg_internal\.init$/

/**
 * Online base backup: copies a running cluster into `target`, consistent as of the end of the copy: the files, the backup
 * label, and the WAL between start and stop. `target` is then a cluster that recovers on its own on start.
 * @param dataDir folder of the running cluster
 */
export async function takeBaseBackup(url: string, dataDir: string, target: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'placard backup' })
  await client.connect()
  try {
    const start = await client.query<{ wal: string }>(
      `select pg_walfile_name(pg_backup_start('placard', fast => true)) as wal`,
    )
    const isUnlogged = await readUnlogged(client)
    await copyTree(dataDir, target, { leaveOut: (path) => LEFT_OUT.test(path) || isUnlogged(path) })
    const stop = await client.query<{ wal: string; labelfile: string }>(
      `select pg_walfile_name(lsn) as wal, labelfile from pg_backup_stop(wait_for_archive => false)`,
    )
    await writeFile(join(target, 'backup_label'), required(stop.rows[0]).labelfile)
    await copyWal({
      client,
      dataDir,
      target,
      first: required(start.rows[0]).wal,
      last: required(stop.rows[0]).wal,
    })
  } finally {
    await client.end()
  }
}

/**
 * Tells the files of unlogged tables, which hold marks of visitors (decision 0088). Their `_init` forks stay: of those a restored
 * cluster makes the tables again, empty.
 */
async function readUnlogged(client: pg.Client): Promise<(path: string) => boolean> {
  const { rows } = await client.query<{ path: string }>(
    `select pg_relation_filepath(oid) as path from pg_class where relpersistence = 'u' and relkind in ('r', 'i', 't')`,
  )
  const paths = new Set(rows.map(({ path }) => path))
  return (path) => paths.has(path.replace(/(_fsm|_vm)?(\.\d+)?$/, ''))
}

interface WalRange {
  client: pg.Client
  dataDir: string
  target: string
  first: string
  last: string
}

/** Segment names sort by position. Fails when the first segment is missing: without it the backup cannot be restored. */
async function copyWal({ client, dataDir, target, first, last }: WalRange): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select name from pg_ls_waldir() where name between $1 and $2 and length(name) = 24 order by name',
    [first, last],
  )
  const names = rows.map((row) => row.name)
  if (names[0] !== first || names.at(-1) !== last) {
    throw new Error('The write-ahead log moved on too fast for this backup. Try again in a quieter moment.')
  }
  await mkdir(join(target, 'pg_wal'), { recursive: true, mode: 0o700 })
  for (const name of names) await copyFile(join(dataDir, 'pg_wal', name), join(target, 'pg_wal', name))
}
