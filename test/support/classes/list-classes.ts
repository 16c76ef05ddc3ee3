import { extendTailwindMerge } from 'tailwind-merge'
import type { Node, Source, Sources } from './sources.ts'

const merge = extendTailwindMerge({
  extend: { theme: { radius: ['control', 'card', 'pill'], shadow: ['card', 'pop'] } },
})

/** Whether the second of two classes sets everything that the first one sets. */
export function replaces(second: string, first: string): boolean {
  return first !== second && merge(`${first} ${second}`) === second
}

/** Whether one class of an element replaces another of its own. */
export function hasReplaced(classes: string): boolean {
  return merge(classes) !== classes.trim()
}

/** Every class that an expression may yield. Conditions are left out, names are looked up. */
export function listClasses(node: Node, source: Source, sources: Sources): string[] {
  const list = (part: Node): string[] => (part ? listClasses(part, source, sources) : [])
  switch (node.type) {
    case 'BinaryExpression':
    case 'FunctionDeclaration':
    case 'ArrowFunctionExpression':
      return []
    case 'ConditionalExpression':
      return [...list(node.consequent), ...list(node.alternate)]
    case 'LogicalExpression':
      return node.operator === '&&' ? list(node.right) : [...list(node.left), ...list(node.right)]
    case 'MemberExpression':
      return list(node.object)
    case 'CallExpression':
      return isJoin(node) ? node.arguments.flatMap(list) : list(node.callee)
    case 'ObjectExpression':
      return node.properties.flatMap(({ key, value }: Node) =>
        key?.name === 'defaultVariants' ? [] : list(value),
      )
    case 'Identifier':
      return listNamed(node.name, source, sources)
  }
  const inner = [node.expression ?? node.elements ?? node.expressions ?? []].flat()
  return [...readClasses(node), ...inner.flatMap(list)]
}

/** Whether a call joins classes: what is joined is on one element. */
export function isJoin(node: Node): boolean {
  return node.type === 'CallExpression' && ['cn', 'cva'].includes(node.callee.name)
}

function listNamed(name: string, source: Source, sources: Sources): string[] {
  const own = source.declared.get(name)
  if (own) return listClasses(own, source, sources)
  const from = source.imported.get(name)
  const other = from && sources.get(from.file)
  return other ? listNamed(from.name, other, sources) : []
}

/** The classes in a text. */
export function readClasses({ type, value, quasis }: Node): string[] {
  const texts: unknown[] =
    type === 'TemplateLiteral'
      ? quasis.map((part: Node) => part.value.cooked)
      : type === 'Literal'
        ? [value]
        : []
  return texts
    .flatMap((text) => (typeof text === 'string' ? text.split(/\s+/) : []))
    .filter((word) => word && merge(`${word} ${word}`) === word)
}
