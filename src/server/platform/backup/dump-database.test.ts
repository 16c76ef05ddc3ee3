import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { BackupError } from './archive.ts'
import { dumpDatabase } from './dump-database.ts'

const root = await mkdtemp(join(tmpdir(), 'placard-dump-'))
afterAll(() => rm(root, { recursive: true, force: true }))

/** Puts a pg_dump of its own first on the PATH; it writes its file as the real one does, before it knows whether it can go on. */
async function usePgDump(end: string): Promise<string> {
  const bin = await mkdtemp(join(root, 'bin-'))
  const script = `#!/bin/sh\nfor one in "$@"; do case "$one" in --file=*) echo "$@" > "\${one#--file=}";; esac; done\n${end}\n`
  await writeFile(join(bin, 'pg_dump'), script)
  await chmod(join(bin, 'pg_dump'), 0o755)
  vi.stubEnv('PATH', `${bin}:/usr/bin:/bin`)
  return mkdtemp(join(root, 'dumps-'))
}

it('R14: a pg_dump of another version leaves nothing behind', async () => {
  const folder = await usePgDump(
    'echo "pg_dump: error: aborting because of server version mismatch" >&2; exit 1',
  )
  const dump = dumpDatabase('postgres://somebody@localhost/one', join(folder, 'one.dump'))
  await expect(dump).rejects.toThrow(
    new BackupError('pg_dump failed: pg_dump: error: aborting because of server version mismatch'),
  )
  expect(await readdir(folder)).toEqual([])
})

it('writes one file for its owner alone, without grants to roles that another cluster may not know', async () => {
  const folder = await usePgDump('exit 0')
  await dumpDatabase('postgres://somebody@localhost/one', join(folder, 'one.dump'))
  expect(await readdir(folder)).toEqual(['one.dump'])
  expect(await readFile(join(folder, 'one.dump'), 'utf8')).toContain('--no-privileges')
})
