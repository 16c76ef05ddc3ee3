import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { startCluster } from '../db/embedded/cluster.ts'
import { createLocalFileStore } from '../files/file-store.ts'
import { backup, restore } from './archive.ts'
import { takeBaseBackup } from './base-backup.ts'

const root = await mkdtemp(join(tmpdir(), 'placard-backup-'))
afterAll(() => rm(root, { recursive: true, force: true }))

async function query(dataDir: string, sql: string): Promise<unknown[]> {
  const cluster = await startCluster(join(dataDir, 'postgres'), { fsync: 'off' })
  const client = new pg.Client({ connectionString: cluster.url('postgres') })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

it('restores database and files as of the backup, taken under concurrent writes', async () => {
  const live = join(root, 'live')
  const files = createLocalFileStore(join(live, 'files'))
  await files.save('demo/wall.svg', new TextEncoder().encode('<svg/>'))
  await query(
    live,
    'create table notes (id int primary key, text text); insert into notes values (1, $$kept$$)',
  )
  const archive = join(root, 'one.tar.gz')
  // concurrent writes: each transaction is in the backup entirely or not at all
  const writing = query(
    live,
    "insert into notes select g, repeat('x', 500) from generate_series(1000, 40000) g; insert into notes values (2, 'pair'), (3, 'pair')",
  )
  await backup(live, archive)
  await writing
  await query(live, 'drop table notes')
  ;(await startCluster(join(live, 'postgres'))).stop()

  const other = join(root, 'other')
  expect(await restore(other, archive)).toBeNull()
  expect(await query(other, 'select text from notes where id = 1')).toEqual([{ text: 'kept' }])
  const [counted] = (await query(
    other,
    "select (count(*) filter (where text = 'pair'))::int as pairs, count(*)::int as n from notes",
  )) as [{ pairs: number; n: number }]
  expect([0, 2]).toContain(counted.pairs)
  expect([1, 1 + 39_001 + 2]).toContain(counted.n)
  expect(await readFile(join(other, 'files/demo/wall.svg'), 'utf8')).toBe('<svg/>')
  ;(await startCluster(join(other, 'postgres'))).stop()

  // restore over existing data: the old state is moved aside
  const kept = await restore(live, archive)
  expect(await query(live, 'select text from notes where id = 1')).toEqual([{ text: 'kept' }])
  ;(await startCluster(join(live, 'postgres'))).stop()
  expect(await readFile(join(kept!, 'postgres/data/PG_VERSION'), 'utf8')).toContain('18')
})

it('R13: restores no backup of a newer version, and leaves what is there', async () => {
  const live = join(root, 'newer')
  await createLocalFileStore(join(live, 'files')).save('demo/wall.svg', new TextEncoder().encode('<svg/>'))
  await query(
    live,
    "create table migrations (name text); insert into migrations values ('9999_from_the_future.sql')",
  )
  const archive = join(root, 'newer.tar.gz')
  await backup(live, archive)
  ;(await startCluster(join(live, 'postgres'))).stop()
  await expect(restore(live, archive)).rejects.toThrow(
    'newer.tar.gz is newer than this version of Placard: it has 9999_from_the_future.sql',
  )
  expect(await query(live, 'select name from migrations')).toHaveLength(1)
  ;(await startCluster(join(live, 'postgres'))).stop()
})

it('holds no rows of an unlogged table, only what makes it anew', async () => {
  const live = join(root, 'marked')
  await createLocalFileStore(join(live, 'files')).save('demo/wall.svg', new TextEncoder().encode('<svg/>'))
  await query(live, 'create unlogged table marks (mark text primary key)')
  await query(live, "insert into marks values ('a mark')")
  const [file] = (await query(live, "select pg_relation_filepath('marks') as path")) as [{ path: string }]
  const { url } = await startCluster(join(live, 'postgres'), { fsync: 'off' })
  const target = join(root, 'copied')
  await takeBaseBackup(url('postgres'), join(live, 'postgres/data'), target)
  ;(await startCluster(join(live, 'postgres'))).stop()
  await expect(readFile(join(target, file.path))).rejects.toThrow('ENOENT')
  expect(await readFile(join(target, `${file.path}_init`))).toBeDefined()
})

it('rejects an invalid archive and changes nothing', async () => {
  const bad = join(root, 'bad.tar.gz')
  await writeFile(bad, 'not an archive')
  await expect(restore(join(root, 'fresh'), bad)).rejects.toThrow('cannot be read as a backup')
  await expect(restore(join(root, 'fresh'), join(root, 'none.tar.gz'))).rejects.toThrow('There is no file')
  await expect(backup(join(root, 'fresh'), join(root, 'x.tar.gz'))).rejects.toThrow('There is no database')
})
