import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
export const DIST = join(ROOT, 'dist')
export const BUILD_STAMP = join(DIST, '.built')
const SOURCES = [
  'src/web',
  'src/contract',
  'src/domain',
  'content',
  'public',
  'vite.config.ts',
  'package-lock.json',
]

/** True when a source is newer than the last build. Separate from the build, whose bundler takes a second to load. */
export function isBuildStale(): boolean {
  if (!existsSync(BUILD_STAMP)) return true
  const builtAt = statSync(BUILD_STAMP).mtimeMs
  return SOURCES.some((source) => newestIn(join(ROOT, source)) > builtAt)
}

function newestIn(path: string): number {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return readdirSync(path).reduce(
    (newest, name) => Math.max(newest, newestIn(join(path, name))),
    stat.mtimeMs,
  )
}
