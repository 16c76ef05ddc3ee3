import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

export interface FoundRegex {
  /** `src/domain/listings/import/csv.ts:118`. */
  where: string
  path: string
  source: string
  flags: string
}

/** Every regular expression in these files; one built at run time is reported with an empty source. */
export function collectRegexes(root: string, paths: readonly string[]): FoundRegex[] {
  return paths.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    const { program, errors } = parseSync(path, text)
    if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]!.message}`)
    const found: FoundRegex[] = []
    visit(program, (node) => {
      const where = `${path}:${text.slice(0, node.start).split('\n').length}`
      if (node.type === 'Literal' && node.regex)
        found.push({ where, path, source: node.regex.pattern, flags: node.regex.flags })
      else if (node.callee?.name === 'RegExp') found.push({ where, path, source: '', flags: '' })
    })
    return found
  })
}

interface Node {
  type: string
  start: number
  regex?: { pattern: string; flags: string }
  callee?: { name?: string }
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, see)
  } else if (typeof value === 'object' && value !== null) {
    if ('type' in value) see(value as Node)
    for (const inner of Object.values(value)) visit(inner, see)
  }
}
