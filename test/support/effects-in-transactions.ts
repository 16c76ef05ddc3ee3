import { parseSync } from 'vite'

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const isFunction = ({ type }: Node) =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)

/** Of `AppContext` and of Node: what a transaction that is rolled back does not take back. */
const OUTSIDE = /^(files|limiter|mailer|errors|live|search|languageModel|provider|stripe|paypal)$/
const OUTSIDE_CALLS = /^(outgoing|fetch|writeFile|rm|unlink|rename|copyFile)$/
/** Reads. */
const HARMLESS = /^(find|readInto|stream|exists|catchUp|size|isAway|map)$/
const CHANGES = /^(push|unshift|splice|pop|shift|sort|reverse|set|add|delete|clear)$/

/**
 * What functions that get a transaction change outside of it: variables of others, files, other machines. A transaction is run
 * again where Postgres ended it at a lock, and rolled back where anything fails. @returns "line: what", in order
 */
export function findEffectsInTransactions(path: string, text: string): string[] {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const found = new Map<number, string>()
  const visit = (node: Node) => {
    if (isFunction(node) && namesOf(node.params as Node[]).has('trx')) {
      const own = declaredIn(node)
      for (const effect of effectsOf(node, own)) found.set(effect.start, effect.text)
    }
    for (const child of childrenOf(node)) visit(child)
  }
  visit(program as unknown as Node)
  return [...found]
    .toSorted(([a], [b]) => a - b)
    .map(([start, what]) => `${text.slice(0, start).split('\n').length}: ${what}`)

  function effectsOf(node: Node, own: ReadonlySet<string>): { start: number; text: string }[] {
    const here: { start: number; text: string }[] = []
    const add = (of: Node) =>
      here.push({ start: of.start, text: text.slice(of.start, of.end as number).split('\n')[0] ?? '' })
    if (node.type === 'AssignmentExpression' && !own.has(rootOf(node.left as Node))) add(node)
    if (node.type === 'UpdateExpression' && !own.has(rootOf(node.argument as Node))) add(node)
    if (node.type === 'CallExpression' && isEffect(node.callee as Node, own)) add(node)
    return [...here, ...childrenOf(node).flatMap((child) => effectsOf(child, own))]
  }
}

function isEffect(callee: Node, own: ReadonlySet<string>): boolean {
  const chain = chainOf(callee)
  const last = chain.at(-1) ?? ''
  if (OUTSIDE_CALLS.test(last)) return true
  if (OUTSIDE.test(chain.at(-2) ?? '')) return !HARMLESS.test(last)
  return chain.length > 1 && CHANGES.test(last) && chain[0] !== '' && !own.has(chain[0] ?? '')
}

/** `context.files.save` → its three names; what is called on a result begins with an empty one. */
function chainOf(node: Node): string[] {
  if (node.type === 'Identifier') return [String(node.name)]
  if (node.type === 'MemberExpression')
    return [...chainOf(node.object as Node), String((node.property as Node).name ?? '')]
  return ['']
}

function rootOf(node: Node): string {
  return chainOf(node)[0] ?? ''
}

function namesOf(patterns: readonly Node[]): Set<string> {
  const names = new Set<string>()
  const collect = (node: Node) => {
    if (node.type === 'Identifier') names.add(String(node.name))
    else if (node.type === 'Property') collect(node.value as Node)
    else if (node.type === 'AssignmentPattern') collect(node.left as Node)
    else for (const child of childrenOf(node)) collect(child)
  }
  for (const pattern of patterns) collect(pattern)
  return names
}

/** Parameters, variables and functions of it and of those within it. */
function declaredIn(node: Node): Set<string> {
  const names = new Set<string>()
  const visit = (at: Node) => {
    if (isFunction(at)) for (const name of namesOf(at.params as Node[])) names.add(name)
    if (at.type === 'VariableDeclarator') for (const name of namesOf([at.id as Node])) names.add(name)
    if (at.type === 'FunctionDeclaration' && isNode(at.id)) names.add(String(at.id.name))
    for (const child of childrenOf(at)) visit(child)
  }
  visit(node)
  return names
}
