import type { Reading, Role } from '../../reading.ts'
import type { Mention } from '../mentions.ts'
import { speaksAgainst } from './agree.ts'
import { leadOf } from './lead-of.ts'
import type { List } from './lists.ts'

const MOST_NUMBERED = 20
const LONG_LIST = 3

/** Media whose list alone says that they are asked for. */
export function listPlainly(
  reading: Reading,
  lists: readonly List[],
  roles: ReadonlyMap<Mention, Role>,
): Mention[] {
  return [...numbered(reading, lists), ...openingList(reading, lists, roles)]
}

/** "1. newspaper 2. radio": things that are counted off are asked for. */
function numbered({ tokens }: Reading, lists: readonly List[]): Mention[] {
  const found = lists.flatMap(({ items }) =>
    items.flatMap((item) => {
      const mark = tokens[item.start - 1]?.text ?? ''
      const label = tokens[item.start - 2]
      const isLabel = /^[.)]$/.test(mark) && (label?.value ?? Infinity) < MOST_NUMBERED && !item.unsure
      return isLabel ? [{ item, label: label?.value ?? 0 }] : []
    }),
  )
  const isNext = ({ label }: { label: number }, i: number) =>
    found[i + 1]?.label === label + 1 || found[i - 1]?.label === label - 1
  return found.filter(isNext).map(({ item }) => item)
}

/** "Billboards, a wall, newspapers: whatever fits. Not radio.": three things or more open a text, and nothing else is named in it. */
function openingList(
  reading: Reading,
  lists: readonly List[],
  roles: ReadonlyMap<Mention, Role>,
): readonly Mention[] {
  const [first, ...others] = lists
  const part = first?.parts[0] ?? []
  const head = part[0]
  if (!head || part.length < LONG_LIST || leadOf(reading.tokens, head.start) >= 0) return []
  const isElsewhere = [...others.flatMap(({ items }) => items), ...(first?.parts.slice(1).flat() ?? [])].some(
    (item) => item.kind === 'medium' && !item.unsure && roles.get(item) !== 'refused',
  )
  if (isElsewhere || speaksAgainst(reading, part, false)) return []
  return part.filter(({ unsure }) => !unsure)
}
