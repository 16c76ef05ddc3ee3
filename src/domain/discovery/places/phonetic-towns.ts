import { HEARD_TOWNS } from './data/phonetic-towns.ts'
import type { Entry } from './entry.ts'
import { HOME_STATE } from './home-towns.ts'
import { findExact, HOME_POPULATION, type PlaceIndex } from './place-index.ts'
import { toKey } from './words.ts'

/** Longest name by ear, in words: "wall a wall a". */
export const MAX_HEARD_WORDS = 4
/** Names cut in two are joined when they are as long as this, and none of their parts shorter. */
const MIN_JOINED = 6
const MIN_PART = 2

let heard: ReadonlyMap<string, { key: string; state: string }> | undefined

/** Spoken form to town; built at the first text. */
function phoneticTowns() {
  heard ??= new Map(
    HEARD_TOWNS.trim()
      .split('\n')
      .flatMap((row) => {
        const [label = '', forms = ''] = row.split(': ')
        const [name = '', state = ''] = label.split(', ')
        return forms.split(', ').map((form) => [toKey(form), { key: toKey(name), state }] as const)
      }),
  )
  return heard
}

/** The towns that words mean by their sound ("pew all up"), or as a name at home cut in two ("fern dale"). */
export function findByPhonetics(index: PlaceIndex, keys: readonly string[]): readonly Entry[] {
  const spoken = phoneticTowns().get(keys.join(' '))
  if (spoken)
    return (index.byKey.get(spoken.key) ?? []).filter(
      ({ kind, state }) => kind === 'city' && state === spoken.state,
    )
  if (keys.length < 2 || keys.some((key) => key.length < MIN_PART)) return []
  const joined = keys.join('')
  if (joined.length < MIN_JOINED) return []
  return findExact(index, joined).filter(
    ({ kind, state, population }) => kind === 'city' && state === HOME_STATE && population >= HOME_POPULATION,
  )
}
