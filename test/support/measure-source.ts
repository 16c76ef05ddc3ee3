import { parseSync } from 'vite'

interface MeasuredFunction {
  /** Name of the variable, property or method it is assigned to; empty without one. */
  name: string
  lines: number
}

interface Measured {
  /** Every function, nested ones too. */
  functions: MeasuredFunction[]
  /** How often the type `any` is used. */
  anys: number
}

interface Node {
  type: string
  start: number
  end: number
  id?: { name?: string } | null
  key?: { name?: string }
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

export function measureSource(path: string, text: string): Measured {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]!.message}`)
  const measured: Measured = { functions: [], anys: 0 }
  visit(program, '', (node, name) => {
    if (node.type === 'TSAnyKeyword') measured.anys++
    if (!FUNCTIONS.has(node.type)) return
    const lines = text.slice(node.start, node.end).split('\n').length
    measured.functions.push({ name: node.id?.name ?? name, lines })
  })
  return measured
}

function visit(value: unknown, name: string, see: (node: Node, name: string) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, '', see)
  } else if (typeof value === 'object' && value !== null) {
    const node = value as Node
    if ('type' in value) see(node, name)
    const own = node.id?.name ?? node.key?.name ?? ''
    for (const [key, inner] of Object.entries(value))
      visit(inner, key === 'init' || key === 'value' ? own : '', see)
  }
}

/** Percentile: the number that this share of the numbers does not exceed. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
