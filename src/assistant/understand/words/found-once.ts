import type { Token } from './tokenize.ts'

type Find<Found> = (tokens: readonly Token[]) => readonly Found[]

/** The same search, made once for a text however many slots ask for it; what is found is forgotten with its text. */
export function findOnce<Found>(find: Find<Found>): Find<Found> {
  const known = new WeakMap<readonly Token[], readonly Found[]>()
  return (tokens) => {
    const before = known.get(tokens)
    if (before) return before
    const found = find(tokens)
    known.set(tokens, found)
    return found
  }
}
