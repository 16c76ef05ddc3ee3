import { chmodSync, mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { separatePassword } from '../backup/separate-password.ts'
import { makePrivate } from './private-folder.ts'

// umask cannot be set in a worker thread
const umask = vi.spyOn(process, 'umask').mockReturnValue(0o022)
afterAll(() => umask.mockRestore())

const mode = (path: string) => statSync(path).mode & 0o777

it('makes folders and archives of older versions private, and leaves other files alone', () => {
  const root = join(mkdtempSync(join(tmpdir(), 'placard-private-')), 'data')
  for (const name of ['', 'files', 'backups', 'before-restore-1', 'theirs']) {
    mkdirSync(join(root, name), { recursive: true })
    chmodSync(join(root, name), 0o755)
  }
  for (const name of ['backups/one.tar.gz', 'secret.key', 'theirs/run.sh']) {
    writeFileSync(join(root, name), 'x')
    chmodSync(join(root, name), 0o755)
  }
  makePrivate(root)
  expect(umask).toHaveBeenCalledWith(0o077)
  expect([0o700, 0o711]).toContain(mode(root))
  for (const name of ['files', 'backups', 'before-restore-1']) expect(mode(join(root, name))).toBe(0o700)
  for (const name of ['backups/one.tar.gz', 'secret.key']) expect(mode(join(root, name))).toBe(0o600)
  expect(mode(join(root, 'theirs/run.sh'))).toBe(0o755)
})

it.each([
  [
    'postgres://ada:p%40ss@db.example:5432/x?sslmode=require',
    'postgres://ada@db.example:5432/x?sslmode=require',
    'p@ss',
  ],
  ['postgres://ada:word@/x?host=%2Frun', 'postgres://ada@/x?host=%2Frun', 'word'],
  [
    'postgres://ada@db.example/x?password=word&sslmode=require',
    'postgres://ada@db.example/x?sslmode=require',
    'word',
  ],
  ['postgres://ada@db.example/x', 'postgres://ada@db.example/x', null],
])('%s is handed on without its password', (url, address, password) => {
  expect(separatePassword(url)).toEqual({ address, password })
})
