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
  const pattern = parseRegex(source, flags)
  const isUnicode = /[uv]/.test(flags)
  const run = { chars: [] as string[], groups: new Map<AST.CapturingGroup, [number, number]>(), left: 0 }
  const step = () => {
    run.left -= 1
    if (run.left < 0) throw new TooManySteps()
  }

  function eitherOf(alternatives: AST.Alternative[], isBackward: boolean): Match {
    const ways = alternatives.map(({ elements }) => sequence(elements, isBackward))
    if (ways.length === 1) return ways[0]!
    return (at, next) =>
      ways.some((way) => {
        step()
        return way(at, next)
      })
  }

  function sequence(elements: AST.Element[], isBackward: boolean): Match {
    const ordered = isBackward ? elements.toReversed() : elements
    const parts = joinSingles(ordered).map((part) =>
      Array.isArray(part) ? word(part, isBackward) : toMatch(part, isBackward),
    )
    if (parts.length === 1) return parts[0]!
    return (at, next) => {
      const go = (i: number, from: number): boolean =>
        i === parts.length ? next(from) : parts[i]!(from, (to) => go(i + 1, to))
      return go(0, at)
    }
  }

  /** One character after the other: most of what expressions are made of, and dear as a match within a match. */
  function word(elements: Single[], isBackward: boolean): Match {
    const takes = elements.map((element) => single(element, isBackward))
    const by = isBackward ? -1 : 1
    return (at, next) => {
      for (let i = 0; i < takes.length; i++) if (!takes[i]!(at + i * by)) return false
      return next(at + takes.length * by)
    }
  }

  function toMatch(element: AST.Element, isBackward: boolean): Match {
    switch (element.type) {
      case 'Assertion':
        return assertion(element)
      case 'Quantifier':
        return quantifier(element, isBackward)
      case 'Group':
        return eitherOf(element.alternatives, isBackward)
      case 'CapturingGroup': {
        const inner = eitherOf(element.alternatives, isBackward)
        return (at, next) =>
          inner(at, (to) => {
            run.groups.set(element, [Math.min(at, to), Math.max(at, to)])
            return next(to)
          })
      }
      case 'Backreference':
        return backreference(element)
      default:
        return word([element], isBackward)
    }
  }

  function single(element: Single, isBackward: boolean): (at: number) => boolean {
    const fits = singleTest(element, flags)
    return (at) => {
      step()
      const char = run.chars[isBackward ? at - 1 : at]
      return char !== undefined && fits(char)
    }
  }

  function quantifier({ element, min, max, greedy }: AST.Quantifier, isBackward: boolean): Match {
    if (isSingle(element))
      return repeatSingle({ takes: single(element, isBackward), min, max, greedy }, isBackward)
    const once = toMatch(element, isBackward)
    const repeat = (count: number, at: number, next: Next): boolean => {
      step()
      const more = () =>
        count < max && once(at, (to) => (to !== at || count < min) && repeat(count + 1, to, next))
      const enough = () => count >= min && next(at)
      return greedy ? more() || enough() : enough() || more()
    }
    return (at, next) => repeat(0, at, next)
  }

  function repeatSingle(
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

  function assertion(node: AST.Assertion): Match {
    if (node.kind === 'lookahead' || node.kind === 'lookbehind') {
      const inner = eitherOf(node.alternatives, node.kind === 'lookbehind')
      return (at, next) => inner(at, () => true) !== node.negate && next(at)
    }
    return (at, next) => {
      step()
      return holds(node, at) && next(at)
    }
  }

  function holds(node: AST.EdgeAssertion | AST.WordBoundaryAssertion, at: number): boolean {
    const { chars } = run
    const isMultiline = flags.includes('m')
    const isWord = (char: string | undefined) => char !== undefined && WORD.has(char)
    if (node.kind === 'word') return (isWord(chars[at - 1]) !== isWord(chars[at])) !== node.negate
    if (node.kind === 'start') return at === 0 || (isMultiline && chars[at - 1] === '\n')
    return at === chars.length || (isMultiline && chars[at] === '\n')
  }

  function backreference({ resolved }: AST.Backreference): Match {
    return (at, next) => {
      const [from, to] = run.groups.get(resolved as AST.CapturingGroup) ?? [0, 0]
      for (let i = from; i < to; i++) {
        step()
        if (run.chars[at + i - from] !== run.chars[i]) return false
      }
      return next(at + to - from)
    }
  }

  const match = eitherOf(pattern.alternatives, false)

  return (text, limit) => {
    run.chars = isUnicode ? [...text] : text.split('')
    run.left = limit
    try {
      search()
    } catch (error) {
      if (error instanceof TooManySteps) return Number.POSITIVE_INFINITY
      throw error
    }
    return limit - run.left
  }

  function search(): void {
    for (let start = 0; start <= run.chars.length; ) {
      let end = -1
      run.groups.clear()
      step()
      match(start, (at) => {
        end = at
        return true
      })
      if (end >= 0 && !flags.includes('g')) return
      if (flags.includes('y') && end < 0) return
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
