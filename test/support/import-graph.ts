import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One import between files of the repository, with paths from its root. */
export interface Edge {
  path: string
  target: string
  /** Type-only, erased before it runs: `import type`, `export type`. */
  isType: boolean
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)(\s+type)?\s(?:[^'"`;]*?\sfrom\s+)?'([^']+)'|import\(\s*'([^']+)'/g

/** All imports between files of the repository; packages are excluded. */
export function readEdges(root: string, paths: readonly string[]): Edge[] {
  return paths.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(IMPORT)].flatMap(([, type, stated, lazy]) => {
      const target = toPath(path, (stated ?? lazy)!)
      return target === null ? [] : [{ path, target, isType: type !== undefined }]
    }),
  )
}

/** `#server/app.ts` and relative specifiers → a path from the root; null for packages. */
function toPath(from: string, specifier: string): string | null {
  const alias = /^#(\w+)\/(.*)$/.exec(specifier)
  if (alias)
    return ['db', 'test'].includes(alias[1]!) ? `${alias[1]}/${alias[2]}` : `src/${alias[1]}/${alias[2]}`
  return specifier.startsWith('.') ? join(from, '..', specifier) : null
}

/** Import cycles, each sorted (Tarjan's strongly connected components). */
export function findCycles(edges: readonly Edge[]): string[][] {
  const targets = Map.groupBy(edges, ({ path }) => path)
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []
  const visit = (path: string): void => {
    order.set(path, order.size)
    low.set(path, order.get(path)!)
    stack.push(path)
    for (const { target } of targets.get(path) ?? []) {
      if (!order.has(target)) visit(target)
      if (stack.includes(target)) low.set(path, Math.min(low.get(path)!, low.get(target)!))
    }
    if (low.get(path) !== order.get(path)) return
    const group = stack.splice(stack.indexOf(path))
    if (group.length > 1) cycles.push(group.sort())
  }
  for (const path of targets.keys()) if (!order.has(path)) visit(path)
  return cycles
}
