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
    const add = ({ start }: Node, { pattern, flags }: { pattern: string; flags: string }) =>
      found.push({
        where: `${path}:${text.slice(0, start).split('\n').length}`,
        path,
        source: pattern,
        flags,
      })
    visit(program, (node) => {
      if (node.type === 'Literal' && node.regex) add(node, node.regex)
      else if (node.callee?.name === 'RegExp') add(node, { pattern: '', flags: '' })
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
