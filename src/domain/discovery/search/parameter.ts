import { MAX_ID } from '../../limits.ts'

/** A parsed parameter: `value` is as much of it as is valid, `problem` why that is not all. */
export interface Parsed<T> {
  value?: T
  problem?: string
}

/**
 * One search parameter: how it is parsed, formatted and limited. The address bar is lenient and takes the valid part, the
 * API is strict and refuses with the problem.
 */
export interface Parameter<T> {
  /** Completes "field …"; used by every problem, and in the API's documentation. */
  readonly rule: string
  /** A list may be repeated or comma-separated: `adType=print&adType=radio` or `adType=print,radio`. */
  readonly isList: boolean
  /** Parses a text, a number or a list of them; an empty text counts as absent. Never throws. */
  parse(raw: unknown): Parsed<T>
  /** The inverse of `parse`: a text, or a list for lists. */
  format(value: T): string | string[]
  /** Validates a value that was not parsed from text. */
  isValid(value: T): boolean
}

interface Single<T> extends Parameter<T> {
  format(value: T): string
}

interface Form<T> {
  rule: string
  /** `undefined` for malformed text. */
  read: (text: string) => T | undefined
  isValid?: (value: T) => boolean
  format?: (value: T) => string
}

/** A parameter with one value; of several the first counts. */
export function define<T>({ rule, read, isValid = () => true, format = String }: Form<T>): Single<T> {
  return {
    rule,
    isList: false,
    format,
    isValid,
    parse(raw) {
      const [text = '', ...more] = toTexts(raw)
      if (text === '') return {}
      const value = read(text)
      if (value === undefined || !isValid(value)) return { problem: rule }
      return more.length > 0 ? { value, problem: 'must be given once' } : { value }
    },
  }
}

/** Free text, truncated at the limit. */
export function words(max: number): Parameter<string> {
  const rule = `must be at most ${max} characters`
  const whole = define({ rule, read: (text) => text, isValid: (text) => text.length <= max })
  return {
    ...whole,
    parse(raw) {
      const text = toTexts(raw)[0] ?? ''
      return text.length > max ? { value: cut(text, max), problem: rule } : whole.parse(raw)
    },
  }
}

/** Never splits a surrogate pair. */
function cut(text: string, max: number): string {
  return text
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
}

export function amount(min: number, max: number): Parameter<number> {
  return define({
    rule: `must be a number between ${min} and ${max}`,
    read: toNumber,
    isValid: (value) => value >= min && value <= max,
  })
}

export function wholeNumber(min: number, max: number): Parameter<number> {
  return define({
    rule: `must be a whole number between ${min} and ${max}`,
    read: toNumber,
    isValid: (value) => Number.isInteger(value) && value >= min && value <= max,
  })
}

export function oneOf<T extends string>(values: readonly T[]): Parameter<T> {
  return define({
    rule: `must be one of: ${values.join(', ')}`,
    read: (text) => values.find((value) => value === text),
    isValid: (value) => values.includes(value),
  })
}

/** Any of a set of values, deduplicated and in canonical order; unknown ones are dropped. */
export function listOf<T extends string>(
  values: readonly T[],
  aliases: Readonly<Record<string, T>> = {},
): Parameter<T[]> {
  const rule = `must be one of: ${values.join(', ')}`
  const known = new Map<string, T>([
    ...Object.entries(aliases),
    ...values.map((value) => [value, value] as const),
  ])
  return {
    rule,
    isList: true,
    format: (value) => [...value],
    isValid: (given) => given.every((value) => values.includes(value)),
    parse(raw) {
      const parts = toTexts(raw).flatMap((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      )
      const given = new Set(parts.map((part) => known.get(part)))
      const value = values.filter((item) => given.has(item))
      return { ...(value.length > 0 && { value }), ...(given.has(undefined) && { problem: rule }) }
    },
  }
}

/** Distinct ids in their order, at most `most`: `12,7,31`. */
export function idsOf(most: number): Parameter<number[]> {
  return define({
    rule: `must be at most ${most} numbers of spaces, separated by commas`,
    read: (text) => [
      ...new Set(
        text
          .slice(0, most * 12)
          .split(',')
          .map(Number),
      ),
    ],
    isValid: (ids) =>
      ids.length <= most && ids.every((id) => Number.isInteger(id) && id >= 1 && id <= MAX_ID),
    format: (ids) => ids.join(','),
  })
}

/** Without negative zero, which has no text form; NaN for an empty text. */
export function toNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text) + 0
}

function toTexts(raw: unknown): string[] {
  return [raw]
    .flat()
    .flatMap((part) => (typeof part === 'string' || typeof part === 'number' ? String(part).trim() : []))
}
