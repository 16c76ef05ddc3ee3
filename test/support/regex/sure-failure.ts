import type { AST } from '@eslint-community/regexpp'
import { isSingle, type Single } from './parse-regex.ts'

/** What an expression sees where it begins: the next character, and what `\b` and `^` say of the place. */
export interface Place {
  /** The code of a character; -1 at the end. */
  code: number
  isWordEdge: boolean
  isLineStart: boolean
}

/**
 * The steps that a backtracking matcher takes to fail there; undefined where that takes more than one look. Most
 * alternatives of a list of words fail at their first letter, and are not worth a call each.
 */
export function countSureFailure(
  elements: readonly AST.Element[],
  place: Place,
  fits: (element: Single, code: number) => boolean,
): number | undefined {
  const [first, ...rest] = elements
  if (!first) return undefined
  if (isSingle(first)) return place.code >= 0 && fits(first, place.code) ? undefined : 1
  switch (first.type) {
    case 'Assertion': {
      if (first.kind !== 'word' && first.kind !== 'start') return undefined
      const holds = first.kind === 'word' ? place.isWordEdge !== first.negate : place.isLineStart
      return holds ? after(1, countSureFailure(rest, place, fits)) : 1
    }
    case 'Group':
    case 'CapturingGroup':
      return countEither(first.alternatives, place, fits)
    case 'Quantifier':
      return countQuantifier(first, rest, place, fits)
    default:
      return undefined
  }
}

function countQuantifier(
  { element, min }: AST.Quantifier,
  rest: readonly AST.Element[],
  place: Place,
  fits: (element: Single, code: number) => boolean,
): number | undefined {
  const own = countSureFailure([element], place, fits)
  if (own === undefined) return undefined
  // one that repeats a single character looks at once; another begins each round with a step
  const once = own + (isSingle(element) ? 0 : 1)
  return min > 0 ? once : after(once, countSureFailure(rest, place, fits))
}

function countEither(
  alternatives: readonly AST.Alternative[],
  place: Place,
  fits: (element: Single, code: number) => boolean,
): number | undefined {
  let steps = 0
  for (const { elements } of alternatives) {
    const own = countSureFailure(elements, place, fits)
    if (own === undefined) return undefined
    steps += own + (alternatives.length > 1 ? 1 : 0)
  }
  return steps
}

function after(steps: number, more: number | undefined): number | undefined {
  return more === undefined ? undefined : steps + more
}
