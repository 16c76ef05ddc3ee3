import { type AST, RegExpParser } from '@eslint-community/regexpp'

type Next = (at: number) => boolean
type Match = (at: number, next: Next) => boolean
type Single = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass

/** What `\w` takes. */
const WORD = new Set('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_')

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
  private readonly run = {
    chars: [] as string[],
    groups: new Map<AST.CapturingGroup, [number, number]>(),
    left: 0,
  }
  private readonly flags: string
  private readonly match: Match

  constructor(pattern: AST.Pattern, flags: string) {
    this.flags = flags
    this.match = this.eitherOf(pattern.alternatives, false)
  }

  count(text: string, limit: number): number {
    this.run.chars = /[uv]/.test(this.flags) ? [...text] : text.split('')
    this.run.left = limit
    try {
      this.search()
    } catch (error) {
      if (error instanceof TooManySteps) return Number.POSITIVE_INFINITY
      throw error
    }
    return limit - this.run.left
  }

  private step(): void {
    this.run.left -= 1
    if (this.run.left < 0) throw new TooManySteps()
  }

  private eitherOf(alternatives: AST.Alternative[], isBackward: boolean): Match {
    const ways = alternatives.map(({ elements }) => this.sequence(elements, isBackward))
    if (ways.length === 1) return ways[0]!
    return (at, next) =>
      ways.some((way) => {
        this.step()
        return way(at, next)
      })
  }

  private sequence(elements: AST.Element[], isBackward: boolean): Match {
    const ordered = isBackward ? elements.toReversed() : elements
    const parts = joinSingles(ordered).map((part) =>
      Array.isArray(part) ? this.word(part, isBackward) : this.toMatch(part, isBackward),
    )
    if (parts.length === 1) return parts[0]!
    return (at, next) => {
      const go = (i: number, from: number): boolean =>
        i === parts.length ? next(from) : parts[i]!(from, (to) => go(i + 1, to))
      return go(0, at)
    }
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
        return (at, next) =>
          inner(at, (to) => {
            this.run.groups.set(element, [Math.min(at, to), Math.max(at, to)])
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
    const fits = singleTest(element, this.flags)
    return (at) => {
      this.step()
      const char = this.run.chars[isBackward ? at - 1 : at]
      return char !== undefined && fits(char)
    }
  }

  private quantifier({ element, min, max, greedy }: AST.Quantifier, isBackward: boolean): Match {
    if (isSingle(element))
      return this.repeatSingle({ takes: this.single(element, isBackward), min, max, greedy }, isBackward)
    const once = this.toMatch(element, isBackward)
    const repeat = (count: number, at: number, next: Next): boolean => {
      this.step()
      const more = () =>
        count < max && once(at, (to) => (to !== at || count < min) && repeat(count + 1, to, next))
      const enough = () => count >= min && next(at)
      return greedy ? more() || enough() : enough() || more()
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
    const { chars } = this.run
    const isMultiline = this.flags.includes('m')
    const isWord = (char: string | undefined) => char !== undefined && WORD.has(char)
    if (node.kind === 'word') return (isWord(chars[at - 1]) !== isWord(chars[at])) !== node.negate
    if (node.kind === 'start') return at === 0 || (isMultiline && chars[at - 1] === '\n')
    return at === chars.length || (isMultiline && chars[at] === '\n')
  }

  private backreference({ resolved }: AST.Backreference): Match {
    return (at, next) => {
      const [from, to] = this.run.groups.get(resolved as AST.CapturingGroup) ?? [0, 0]
      for (let i = from; i < to; i++) {
        this.step()
        if (this.run.chars[at + i - from] !== this.run.chars[i]) return false
      }
      return next(at + to - from)
    }
  }

  private search(): void {
    for (let start = 0; start <= this.run.chars.length; ) {
      let end = -1
      this.run.groups.clear()
      this.step()
      this.match(start, (at) => {
        end = at
        return true
      })
      if (end >= 0 && !this.flags.includes('g')) return
      if (this.flags.includes('y') && end < 0) return
      start = end > start ? end : start + 1
    }
  }
}

export function parseRegex(source: string, flags: string): AST.Pattern {
  const parser = new RegExpParser({ ecmaVersion: 2025 })
  return parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  })
}

export function isSingle(element: AST.Element): element is Single {
  return /^(Character|CharacterSet|CharacterClass|ExpressionCharacterClass)$/.test(element.type)
}

/** What stands side by side and takes one character each, together. */
function joinSingles(elements: AST.Element[]): (AST.Element | Single[])[] {
  const joined: (AST.Element | Single[])[] = []
  for (const element of elements) {
    const last = joined.at(-1)
    if (!isSingle(element)) joined.push(element)
    else if (Array.isArray(last)) last.push(element)
    else joined.push([element])
  }
  return joined
}

/** Whether one character matches this part of an expression, decided by the engine itself. */
export function singleTest(element: Single, flags: string): (char: string) => boolean {
  const test = new RegExp(`^${element.raw}$`, flags.replace(/[gy]/g, ''))
  const known = new Map<string, boolean>()
  return (char) => {
    let fits = known.get(char)
    if (fits === undefined) {
      fits = test.test(char)
      known.set(char, fits)
    }
    return fits
  }
}
