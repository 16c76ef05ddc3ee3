import { isJoin, listClasses, readClasses, replaces } from './list-classes.ts'
import { listSlots, reachSlots, type Slot, toSlotKey } from './slots.ts'
import { type Node, parseSources, type Source, type Sources, walk } from './sources.ts'

/**
 * Classes that meet on one element and set the same thing, found in the sources: one line for each pair, with the file, the class that
 * was there, and the one that sets the same. What a component's own class with the variant `kit:` sets gives way to anything.
 */
export function findConflicts(texts: Record<string, string>): string[] {
  const sources = parseSources(texts)
  const slots = listSlots(sources)
  const found = new Set<string>()
  for (const source of sources.values())
    walk(source.program, (node) => {
      for (const [own, given] of [
        ...listJoined(node, source, sources),
        ...listGiven(node, source, sources, slots),
      ])
        for (const first of own)
          for (const second of given)
            if (replaces(second, first)) found.add(`${source.file}: ${first}, ${second}`)
    })
  return [...found].toSorted()
}

type Pair = [own: Iterable<string>, given: string[]]

/** Groups that are on an element together: words of a text, arguments of `cn`, the base and each choice of `cva`. */
function listJoined(node: Node, source: Source, sources: Sources): Pair[] {
  if (!isJoin(node)) return toPairs(readClasses(node).map((name) => [name]))
  const isCva = node.callee.name === 'cva'
  const choices: Node[] = node.arguments[1]?.properties?.find(({ key }: Node) => key?.name === 'variants')
    ?.value.properties
  const parts: Node[] = isCva
    ? [node.arguments[0], ...(choices ?? []).map(({ value }) => value)]
    : node.arguments
  return toPairs(parts.map((part) => listClasses(part, source, sources)))
}

function toPairs(groups: string[][]): Pair[] {
  return groups.map((group, index) => [group, groups.slice(index + 1).flat()])
}

/** What a component has on its element, and what this element hands it. */
function listGiven(node: Node, source: Source, sources: Sources, slots: Map<string, Slot>): Pair[] {
  if (node.type !== 'JSXOpeningElement') return []
  return (node.attributes as Node[]).flatMap(({ name, value }) => {
    const reached = value ? [...reachSlots(toSlotKey(source, node, name?.name), slots)] : []
    const given = reached.length > 0 ? listClasses(value, source, sources) : []
    return reached.map(({ own }): Pair => [own, given])
  })
}
