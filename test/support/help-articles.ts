import { globSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The slugs of all help articles. */
export function listHelpSlugs(): string[] {
  return globSync(join(import.meta.dirname, '../../content/help/*/*.md')).map((path) => basename(path, '.md'))
}
