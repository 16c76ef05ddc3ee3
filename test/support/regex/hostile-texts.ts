import { type AST, visitRegExpAST } from '@eslint-community/regexpp'
import { isSingle, parseRegex, singleTest } from './parse-regex.ts'

const USUAL = ['a', '0', ' ', '\n', '.', '<', '"']
const ENDS = ['', '\u0001', '!\n!']
const MAX_WAYS = 6

/** A text that grows with `n`: one where a match may start again and again without ever completing. */
export type HostileText = (n: number) => string

/**
 * Adversarial texts built from an expression's own parts, on which a super-linear one backtracks; none for an
 * expression without an unbounded repetition, which takes a bounded number of steps from any position.
 */
export function hostileTexts(source: string, flags: string): HostileText[] {
  const pattern = parseRegex(source, flags)
  if (!hasUnbounded(pattern)) return []
  const alphabet = lettersOf(source)
  const beginnings = new Set<string>()
  const pumps = new Map<string, [prefix: string, pump: string]>()
  const samples = (element: AST.Element) => sampleElement(element, { alphabet, flags })

  function walk(alternatives: AST.Alternative[], before: string): void {
    for (const { elements } of alternatives) {
      let prefixes = [before]
      for (const element of elements) {
        for (const prefix of prefixes) {
          if (prefix) beginnings.add(prefix)
          see(element, prefix)
        }
        const ways = samples(element)
        prefixes = [...new Set(prefixes.flatMap((prefix) => ways.map((way) => prefix + way)))].slice(
          0,
          MAX_WAYS,
        )
      }
      for (const prefix of prefixes) if (prefix) beginnings.add(prefix)
    }
  }

  function see(element: AST.Element, prefix: string): void {
    if ('alternatives' in element) walk(element.alternatives, prefix)
    if (element.type !== 'Quantifier') return
    if ('alternatives' in element.element) walk(element.element.alternatives, prefix)
    if (element.max !== Number.POSITIVE_INFINITY) return
    const ways = samples(element.element).filter(Boolean)
    for (const pump of [...ways, ...pairsOf(ways)]) pumps.set(`${prefix}\0${pump}`, [prefix, pump])
  }

  walk(pattern.alternatives, '')
  const shapes = [
    ...alphabet.map((letter) => ['', letter] as const),
    ...[...beginnings].flatMap((beginning) => [['', beginning] as const, ['', `${beginning} `] as const]),
    ...[...pumps.values()].flatMap(([prefix, pump]) => [
      [prefix, pump] as const,
      ['', `${prefix}${pump} `] as const,
    ]),
  ]
  // several parts of an expression begin alike
  const different = new Map(shapes.map((shape) => [shape.join('\0'), shape])).values()
  return [...different].flatMap(([prefix, pump]) =>
    ENDS.map(
      (end): HostileText =>
        (n) =>
          prefix + pump.repeat(n) + end,
    ),
  )
}

/** `a.` and `.a`: every second character starts a word. */
function pairsOf(ways: string[]): string[] {
  return ways
    .slice(0, 4)
    .flatMap((way, i) => ways.slice(0, 4).flatMap((other, j) => (i === j ? [] : [way + other])))
}

/** Characters that occur in the expression, and common ones. */
function lettersOf(source: string): string[] {
  const own = source.replace(/\\./g, ' ').match(/[^\\^$.*+?()[\]{}|]/g) ?? []
  return [...new Set([...USUAL, ...own.slice(0, 12)])]
}

function hasUnbounded(pattern: AST.Pattern): boolean {
  let found = false
  visitRegExpAST(pattern, {
    onQuantifierEnter: ({ max }) => {
      found ||= max === Number.POSITIVE_INFINITY
    },
  })
  return found
}

interface Sampling {
  alphabet: string[]
  flags: string
}

/** Texts, shortest first, that a part of an expression matches. */
function sampleElement(element: AST.Element, sampling: Sampling): string[] {
  if (isSingle(element)) {
    if (element.type === 'Character') return [String.fromCodePoint(element.value)]
    const fits = singleTest(element, sampling.flags)
    return sampling.alphabet.filter((letter) => fits(letter.codePointAt(0)!)).slice(0, MAX_WAYS)
  }
  if (element.type === 'Quantifier') {
    const once = sampleElement(element.element, sampling).slice(0, 3)
    if (element.min === 0) return ['', ...once]
    return once.map((way) => way.repeat(element.min))
  }
  if (element.type === 'Group' || element.type === 'CapturingGroup')
    return element.alternatives.flatMap((one) => sampleSequence(one, sampling)).slice(0, MAX_WAYS)
  if (element.type === 'Backreference') return sampleElement(element.resolved as AST.CapturingGroup, sampling)
  return ['']
}

function sampleSequence({ elements }: AST.Alternative, sampling: Sampling): string[] {
  return elements.reduce<string[]>(
    (ways, element) => {
      const next = sampleElement(element, sampling)
      return ways.flatMap((way) => next.map((more) => way + more)).slice(0, MAX_WAYS)
    },
    [''],
  )
}
