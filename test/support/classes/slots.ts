import { isJoin, listClasses, readClasses } from './list-classes.ts'
import { type Node, type Source, type Sources, walk } from './sources.ts'

/** Where a component puts classes that it gets: beside which of its own, and on to which other slots. */
export interface Slot {
  own: Set<string>
  targets: string[]
}

const HOLDS_CLASSES = /^className$|ClassName$/

/** Every slot of every component, by `FILE#COMPONENT.PROP`. */
export function listSlots(sources: Sources): Map<string, Slot> {
  const slots = new Map<string, Slot>()
  for (const source of sources.values())
    for (const [name, node] of source.declared)
      if (/^[A-Z]/.test(name) && node.params?.[0])
        for (const { prop, local } of listHanded(node))
          slots.set(`${source.file}#${name}.${prop}`, readSlot(node, local, source, sources))
  return slots
}

/** The slot that an attribute of an element hands its classes to, when the element is a component of ours. */
export function toSlotKey(source: Source, { name: tag }: Node, prop: string): string | undefined {
  if (tag.type !== 'JSXIdentifier' || !/^[A-Z]/.test(tag.name)) return undefined
  const { file, name } = source.imported.get(tag.name) ?? { file: source.file, name: tag.name }
  return `${file}#${name}.${prop}`
}

/** A slot, and every slot that its classes are handed on to. */
export function reachSlots(
  key: string | undefined,
  slots: Map<string, Slot>,
  seen = new Set<Slot>(),
): Set<Slot> {
  const slot = key === undefined ? undefined : slots.get(key)
  if (!slot || seen.has(slot)) return seen
  seen.add(slot)
  for (const target of slot.targets) reachSlots(target, slots, seen)
  return seen
}

/** The props of a component that hold classes, and by what name it knows them: a `className` not taken out is in the rest. */
function listHanded({ params: [params], body }: Node): { prop: string; local: string }[] {
  const patterns: Node[] = [params]
  walk(body, ({ type, id, init }) => {
    if (type === 'VariableDeclarator' && id.type === 'ObjectPattern' && init?.name === params.name)
      patterns.push(id)
  })
  const fields: Node[] = patterns.flatMap((pattern) => pattern.properties ?? [])
  const taken = fields
    .filter(({ key }) => HOLDS_CLASSES.test(key?.name ?? ''))
    .map(({ key, value }) => ({ prop: key.name, local: (value.left ?? value).name }))
  if (taken.some(({ prop }) => prop === 'className')) return taken
  const rest = fields.find(({ type }) => type === 'RestElement')?.argument.name ?? params.name
  return rest ? [...taken, { prop: 'className', local: rest }] : taken
}

function readSlot(component: Node, local: string, source: Source, sources: Sources): Slot {
  const slot: Slot = { own: new Set(), targets: [] }
  const add = (classes: string[]) => classes.forEach((name) => void slot.own.add(name))
  walk(component.body, (node) => {
    if (isJoin(node) && mentions(node, local)) add(listClasses(node, source, sources))
    if (node.type === 'TemplateLiteral' && mentions(node, local)) add(readClasses(node))
    if (node.type !== 'JSXOpeningElement') return
    for (const attribute of node.attributes as Node[]) {
      const prop = toHandedProp(attribute, local)
      const target = prop && toSlotKey(source, node, prop)
      if (target) slot.targets.push(target)
    }
  })
  return slot
}

function toHandedProp({ type, argument, name, value }: Node, local: string): string | undefined {
  if (type === 'JSXSpreadAttribute') return argument.name === local ? 'className' : undefined
  return HOLDS_CLASSES.test(name.name) && mentions(value, local) ? name.name : undefined
}

function mentions(node: Node, name: string): boolean {
  let isNamed = false
  walk(node, (inner) => {
    isNamed ||= inner.type === 'Identifier' && inner.name === name
  })
  return isNamed
}
