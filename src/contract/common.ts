import { z } from 'zod'
import { listOf, type Parameter, wholeNumber } from '#domain/discovery/search/parameter.ts'
import { MAX_ID } from '#domain/limits.ts'
import { findNameProblem, type NameKind } from '#domain/names.ts'
import { countVisible, isSeen, removeStray } from '#domain/visible-text.ts'

/** Ids are positive 32-bit integers in the path. */
export const Id = z.coerce
  .number<string | number>('must be a number')
  .int('must be a whole number')
  .min(1)
  .max(MAX_ID)

export const IdParams = z.object({ id: Id })

export const Coordinates = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
})

/** Calendar date `YYYY-MM-DD`. */
export const DateOnly = z.iso
  .date('must be a date like 2026-03-01')
  .refine((text) => text >= '1900', 'must be a date like 2026-03-01')

/** Longer texts are refused before, or seen by then. */
const MAX_COUNTED = 20_000

/** Words as they can be stored; where nothing of them can be seen there are none. */
export function toWords(text: string): string {
  return isSeen(text) ? text.toWellFormed().replaceAll('\0', '') : ''
}

/** A minimum length of characters that a reader sees: to be spread into `.check()`. */
export function visible(min: number, error = `must have at least ${min} characters`) {
  // a text that is too short at all has been refused
  const isEnough = (text: string) => text.length < min || countVisible(text.slice(0, MAX_COUNTED), min) >= min
  return [z.minLength(min, error), z.refine<string>(isEnough, error)] as const
}

/**
 * A name that somebody gives: without stray unseen characters, without words of two alphabets, and none that may be taken for one of
 * the site or its staff. Every name of an input goes through here or `tidyName` (`test/repo-names.test.ts`).
 *
 * @param kind absent for a name that may be official
 */
export function asName(schema: z.ZodString, kind?: NameKind): z.ZodString {
  return tidyName(schema).check((given) => {
    const message = findNameProblem(given.value, kind)
    if (message) given.issues.push({ code: 'custom', message, input: given.value })
  })
}

/** As `asName`, where the action judges: an admin may be called what they are, and a name from before the rules may stay. */
export function tidyName(schema: z.ZodString): z.ZodString {
  return schema.overwrite((text) => (isSeen(text) ? removeStray(text) : ''))
}

/** Query parameter parsed by its definition; an empty text counts as absent. */
export function queryParameter<T>(parameter: Parameter<T>) {
  const text: z.ZodType<string | string[], string | string[]> = parameter.isList
    ? z.union([z.string(), z.array(z.string())])
    : z.string()
  return text.meta({ description: parameter.rule }).transform((raw, context): T | undefined => {
    const { value, problem } = parameter.parse(raw)
    if (problem === undefined) return value
    context.addIssue(problem)
    return z.NEVER
  })
}

type QueryShape<Ps> = {
  [K in keyof Ps]: Ps[K] extends Parameter<infer T>
    ? z.ZodOptional<z.ZodType<T | undefined, string | string[]>>
    : never
}

/** Definitions as the shape of a query schema; all optional. */
export function toQueryShape<Ps extends Readonly<Record<string, Parameter<unknown>>>>(parameters: Ps) {
  const shape = Object.entries(parameters).map(([key, parameter]) => [
    key,
    queryParameter(parameter).optional(),
  ])
  return Object.fromEntries(shape) as QueryShape<Ps>
}

/** Any of a set of values in a query string: `adType=print&adType=radio` or `adType=print,radio`. */
export function queryList<const T extends readonly string[]>(values: T) {
  return queryParameter<T[number][]>(listOf(values))
}

/** An integer in a query string: pages, limits, ids. */
export function queryInteger(min: number, max: number) {
  return queryParameter(wholeNumber(min, max))
}

export const BoundsSchema = z.object({
  west: z.number(),
  south: z.number(),
  east: z.number(),
  north: z.number(),
})
