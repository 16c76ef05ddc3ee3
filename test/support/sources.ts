import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')
/** Paths of the repository's files, from its root. */
export const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => existsSync(join(ROOT, path)))

/** Those with handwritten code. */
export const SOURCES = FILES.filter(
  (path) => /^(src|db|scripts|test|bench|training)\/.*\.(ts|tsx|mjs)$/.test(path) && !path.includes('.gen.'),
)

export const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
/** Import specifiers of a file, as written. */
export const importsOf = (path: string) =>
  [...read(path).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1]!)
