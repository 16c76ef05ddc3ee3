import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { createLocalFileStore } from './file-store.ts'
import { createFilesHealth, type FilesHealth } from './files-health.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'placard-health-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
const files = createLocalFileStore(join(dataDir, 'files'))

it('R10: says once what has changed, and is well again by itself', async () => {
  const changes: FilesHealth['state'][] = []
  let isFull = false
  const save = async (path: string, bytes: Uint8Array) => {
    if (isFull) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
    await files.save(path, bytes)
  }
  const onChange = ({ state }: FilesHealth) => changes.push(state)
  const check = createFilesHealth({ files: { ...files, save }, dataDir, onChange, freshMs: -1 })
  const { diskUsed } = await check()
  expect(diskUsed).toBeGreaterThan(0)
  expect(diskUsed).toBeLessThan(1)
  isFull = true
  for (let i = 0; i < 3; i++) expect((await check()).state).toBe('down')
  isFull = false
  await check()
  expect(changes.filter((state) => state === 'down')).toHaveLength(1)
  expect(changes.at(-1)).not.toBe('down')
})

it('is measured once for all who ask in the same moment', async () => {
  const save = vi.fn(files.save)
  const check = createFilesHealth({ files: { ...files, save }, dataDir, onChange: () => {} })
  await Promise.all([check(), check(), check()])
  await check()
  expect(save).toHaveBeenCalledTimes(1)
})

it('R10: a disk that is nine tenths full is told before it is full', async () => {
  const statfs = { bavail: 99, blocks: 1000 }
  const onChange = vi.fn()
  const check = createFilesHealth({ files, dataDir, onChange, readDisk: async () => statfs })
  expect(await check()).toEqual({ state: 'nearly-full', diskUsed: 0.901 })
  expect(onChange).toHaveBeenCalledTimes(1)
})
