import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sweepSpool, withSpoolFolder } from './spool.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'placard-spool-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
const left = () => readdirSync(join(dataDir, 'spool'))

test('the folder is deleted after the work, even when it fails', async () => {
  await withSpoolFolder(dataDir, async (folder) => writeFileSync(join(folder, 'file'), 'x'))
  await expect(withSpoolFolder(dataDir, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(left()).toEqual([])
})

test('orphaned folders are swept after an hour, those in use are not', async () => {
  await withSpoolFolder(dataDir, async (folder) => {
    const now = new Date()
    await sweepSpool(dataDir, now)
    expect(existsSync(folder)).toBe(true)
    const before = new Date(now.getTime() - 3_700_000)
    utimesSync(folder, before, before)
    await sweepSpool(dataDir, now)
    expect(left()).toEqual([])
  })
})
