import { getCompileCacheDir } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, it, vi } from 'vitest'
import { runChild } from './run-child.ts'

const ENTRY = fileURLToPath(new URL('../../../../test/support/telling-child.ts', import.meta.url))
const BOUNDS = { seconds: 60, megabytes: 500, heapMegabytes: 100 }

it('a child knows no secret of ours, and reads modules as we have compiled them', async () => {
  vi.stubEnv('SECRET_KEY', 'not-for-children')
  const told = await runChild<{ names: string[]; cache: string | null }>(ENTRY, {}, BOUNDS)
  if (!('value' in told)) throw new Error(JSON.stringify(told))
  const allowed = ['MALLOC_ARENA_MAX', 'NODE_COMPILE_CACHE']
  expect(told.value.names.filter((name) => !allowed.includes(name))).toEqual([])
  expect(told.value.cache).toBe(getCompileCacheDir() ?? null)
})
