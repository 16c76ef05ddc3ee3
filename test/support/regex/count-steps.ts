import type { AST } from '@eslint-community/regexpp'
import { CodedText, LINE_BREAK, LINE_START, NONE, WORD_EDGE } from './coded-text.ts'
import { isSingle, joinSingles, parseRegex, type Single, singleTest } from './parse-regex.ts'
import { countSureFailure, type Place } from './sure-failure.ts'

type Next = (at: number) => boolean
type Match = (at: number, next: Next) => boolean
/** What of a list of alternatives is worth a look at a place: each with the steps of those left out before it. */
interface Promising {
  ways: { before: number; way: Match }[]
  after: number
}

class TooManySteps extends Error {}

/**
 * A backtracking matcher that works like real engines and counts its steps: measures the cost of a text without a
 * clock.
 * @returns the steps to find the expression's matches in `text` (every match with the flag `g`), or Infinity beyond
 * `limit`
 */
export function createStepCounter(source: string, flags: string): (text: string, limit: number) => number {
  const matcher = new CountingMatcher(parseRegex(source, flags), flags)
  return (text, limit) => matcher.count(text, limit)
}

class CountingMatcher {
  private readonly text = new CodedText()
  private left = 0
  private readonly groups = new Map<AST.CapturingGroup, [number, number]>()
  private readonly flags: string
  readonly isMultiline: boolean
  readonly isUnicode: boolean
  private readonly tests = new Map<Single, (code: number) => boolean>()
  private readonly match: Match
  /** Of each place but the first, for an expression that only begins there. */
  private readonly laterSteps: number | undefined

  constructor(pattern: AST.Pattern, flags: string) {
    this.flags = flags
    this.isMultiline = flags.includes('m')
    this.isUnicode = /[uv]/.test(flags)
    this.match = this.eitherOf(pattern.alternatives, false)
    this.laterSteps = this.countLater(pattern.alternatives)
  }

  count(text: string, limit: number): number {
    this.text.read(text, this)
    this.left = limit
    try {
      this.search()
    } catch (error) {
      if (error instanceof TooManySteps) return Number.POSITIVE_INFINITY
      throw error
    }
    return limit - this.left
  }

  private fitsOf(element: Single): (code: number) => boolean {
    const fits = this.tests.get(element) ?? singleTest(element, this.flags)
    this.tests.set(element, fits)
    return fits
  }

  private step(): void {
    this.take(1)
  }

  private take(steps: number): void {
    this.left -= steps
    if (this.left < 0) throw new TooManySteps()
  }

  private eitherOf(alternatives: AST.Alternative[], isBackward: boolean): Match {
    const ways = alternatives.map(({ elements }) => this.sequence(elements, isBackward))
    const tried = ways.length > 1 ? 1 : 0
    if (isBackward)
      return (at, next) =>
        ways.some((way) => {
          this.take(tried)
          return way(at, next)
        })
    const promising = this.promisingOf(alternatives, ways, tried)
    return (at, next) => {
      const { ways, after } = promising(at)
      for (const { before, way } of ways) {
        this.take(before)
        if (way(at, next)) return true
      }
      this.take(after)
      return false
    }
  }

  /** By place, found once each: alternatives are many, and most fail at their first letter. */
  private promisingOf(alternatives: AST.Alternative[], ways: Match[], tried: number) {
    const known = [0, 1, 2, 3].map(() => new Map<number, Promising>())
    const fits = (element: Single, code: number) => this.fitsOf(element)(code)
    const find = (at: number): Promising => {
      const place = this.placeAt(at)
      const found: Promising = { ways: [], after: 0 }
      alternatives.forEach(({ elements }, index) => {
        const failing = countSureFailure(elements, place, fits)
        found.after += tried + (failing ?? 0)
        if (failing !== undefined) return
        found.ways.push({ before: found.after, way: ways[index]! })
        found.after = 0
      })
      return found
    }
    return (at: number): Promising => {
      const alike = known[this.text.edges[at]!]!
      const code = this.text.codes[at + 1]!
      let promising = alike.get(code)
      if (promising === undefined) {
        promising = find(at)
        alike.set(code, promising)
      }
      return promising
    }
  }

  private placeAt(at: number): Place {
    return {
      code: this.text.codes[at + 1]!,
      isWordEdge: this.isWordEdge(at),
      isLineStart: this.isLineStart(at),
    }
  }

  private isWordEdge(at: number): boolean {
    return (this.text.edges[at]! & WORD_EDGE) !== 0
  }

  private isLineStart(at: number): boolean {
    return (this.text.edges[at]! & LINE_START) !== 0
  }

  private sequence(elements: AST.Element[], isBackward: boolean): Match {
    const ordered = isBackward ? elements.toReversed() : elements
    const parts = joinSingles(ordered).map((part) =>
      Array.isArray(part) ? this.word(part, isBackward) : this.toMatch(part, isBackward),
    )
    const [last = (at: number, next: Next) => next(at), ...before] = parts.toReversed()
    return before.reduce<Match>((rest, part) => (at, next) => part(at, (to) => rest(to, next)), last)
  }

  /** One character after the other: most of what expressions are made of, and dear as a match within a match. */
  private word(elements: Single[], isBackward: boolean): Match {
    const takes = elements.map((element) => this.single(element, isBackward))
    const by = isBackward ? -1 : 1
    return (at, next) => {
      for (let i = 0; i < takes.length; i++) if (!takes[i]!(at + i * by)) return false
      return next(at + takes.length * by)
    }
  }

  private toMatch(element: AST.Element, isBackward: boolean): Match {
    switch (element.type) {
      case 'Assertion':
        return this.assertion(element)
      case 'Quantifier':
        return this.quantifier(element, isBackward)
      case 'Group':
        return this.eitherOf(element.alternatives, isBackward)
      case 'CapturingGroup': {
        const inner = this.eitherOf(element.alternatives, isBackward)
        if (element.references.length === 0) return inner
        return (at, next) =>
          inner(at, (to) => {
            this.groups.set(element, [Math.min(at, to), Math.max(at, to)])
            return next(to)
          })
      }
      case 'Backreference':
        return this.backreference(element)
      default:
        return this.word([element], isBackward)
    }
  }

  private single(element: Single, isBackward: boolean): (at: number) => boolean {
    const fits = this.fitsOf(element)
    return (at) => {
      this.step()
      const code = this.text.codes[isBackward ? at : at + 1]!
      return code !== NONE && fits(code)
    }
  }

  private quantifier({ element, min, max, greedy }: AST.Quantifier, isBackward: boolean): Match {
    if (isSingle(element))
      return this.repeatSingle({ takes: this.single(element, isBackward), min, max, greedy }, isBackward)
    const once = this.toMatch(element, isBackward)
    const repeat = (count: number, at: number, next: Next): boolean => {
      this.step()
      if (!greedy && count >= min && next(at)) return true
      if (count < max && once(at, (to) => (to !== at || count < min) && repeat(count + 1, to, next)))
        return true
      return greedy && count >= min && next(at)
    }
    return (at, next) => repeat(0, at, next)
  }

  private repeatSingle(
    {
      takes,
      min,
      max,
      greedy,
    }: { takes: (at: number) => boolean; min: number; max: number; greedy: boolean },
    isBackward: boolean,
  ): Match {
    const by = isBackward ? -1 : 1
    return (at, next) => {
      let count = 0
      const goal = greedy ? max : min
      while (count < goal && takes(at + count * by)) count += 1
      if (greedy) {
        for (; count >= min; count--) if (next(at + count * by)) return true
        return false
      }
      if (count < min) return false
      while (!next(at + count * by)) {
        if (count >= max || !takes(at + count * by)) return false
        count += 1
      }
      return true
    }
  }

  private assertion(node: AST.Assertion): Match {
    if (node.kind === 'lookahead' || node.kind === 'lookbehind') {
      const inner = this.eitherOf(node.alternatives, node.kind === 'lookbehind')
      return (at, next) => inner(at, () => true) !== node.negate && next(at)
    }
    return (at, next) => {
      this.step()
      return this.holds(node, at) && next(at)
    }
  }

  private holds(node: AST.EdgeAssertion | AST.WordBoundaryAssertion, at: number): boolean {
    if (node.kind === 'word') return this.isWordEdge(at) !== node.negate
    if (node.kind === 'start') return this.isLineStart(at)
    return at === this.text.length || (this.isMultiline && this.text.codes[at + 1] === LINE_BREAK)
  }

  private backreference({ resolved }: AST.Backreference): Match {
    return (at, next) => {
      const [from, to] = this.groups.get(resolved as AST.CapturingGroup) ?? [0, 0]
      for (let i = from; i < to; i++) {
        this.step()
        if (this.text.codes[at + i - from + 1] !== this.text.codes[i + 1]) return false
      }
      return next(at + to - from)
    }
  }

  private countLater(alternatives: AST.Alternative[]): number | undefined {
    const isAnchored = ({ elements: [first] }: AST.Alternative) =>
      first?.type === 'Assertion' && first.kind === 'start' && !this.isMultiline
    if (!alternatives.every(isAnchored)) return undefined
    // one for the place, one for each look at its beginning, and one for each alternative
    return 1 + alternatives.length * (alternatives.length > 1 ? 2 : 1)
  }

  private search(): void {
    let end = -1
    const toEnd = (at: number) => {
      end = at
      return true
    }
    for (let start = 0; start <= this.text.length; ) {
      end = -1
      if (this.groups.size > 0) this.groups.clear()
      this.step()
      this.match(start, toEnd)
      if (end >= 0 && !this.flags.includes('g')) return
      if (this.flags.includes('y') && end < 0) return
      start = end > start ? end : start + 1
      if (this.laterSteps === undefined) continue
      this.take((this.text.length + 1 - start) * this.laterSteps)
      return
    }
  }
}
