import { getCompileCacheDir } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, it, vi } from 'vitest'
import { readEdges } from '#test/support/import-graph.ts'
import { ROOT, read, SOURCES } from '#test/support/sources.ts'
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

it('a child that reads mail or files loads nothing that talks to the database', () => {
  const edges = Map.groupBy(readEdges(ROOT, SOURCES), ({ path }) => path)
  const entries = SOURCES.filter((path) => /^src\/server\/.*-process\.ts$/.test(path))
  expect(entries.length).toBeGreaterThan(4)
  const loaded = new Set(entries)
  for (const path of loaded)
    for (const { target, isType } of edges.get(path) ?? []) if (!isType) loaded.add(target)
  const talking = SOURCES.filter(
    (path) => loaded.has(path) && /^import (?!type).* from '(kysely|pg)'/m.test(read(path)),
  )
  expect(talking).toEqual([])
})
