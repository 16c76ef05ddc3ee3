import { type AST, RegExpParser } from '@eslint-community/regexpp'

/** A part of an expression that takes one character. */
export type Single = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass

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

/** Whether one character, given by its code, matches this part of an expression: decided by the engine itself, once each. */
export function singleTest(element: Single, flags: string): (code: number) => boolean {
  const test = new RegExp(`^${element.raw}$`, flags.replace(/[gy]/g, ''))
  const common: (boolean | undefined)[] = new Array(128).fill(undefined)
  const others = new Map<number, boolean>()
  const find = (code: number) => test.test(String.fromCodePoint(code))
  return (code) => {
    const known = code < common.length ? common[code] : others.get(code)
    if (known !== undefined) return known
    const fits = find(code)
    if (code < common.length) common[code] = fits
    else others.set(code, fits)
    return fits
  }
}

/** What stands side by side and takes one character each, together. */
export function joinSingles(elements: AST.Element[]): (AST.Element | Single[])[] {
  const joined: (AST.Element | Single[])[] = []
  for (const element of elements) {
    const last = joined.at(-1)
    if (!isSingle(element)) joined.push(element)
    else if (Array.isArray(last)) last.push(element)
    else joined.push([element])
  }
  return joined
}
