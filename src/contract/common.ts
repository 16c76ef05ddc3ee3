import { z } from 'zod'
import { LIMITS } from '#domain/limits.ts'

/** The largest `integer` of Postgres. */
export const MAX_ID = 2_147_483_647

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

/** A query key that may be repeated or comma-separated: `adType=print&adType=radio` or `adType=print,radio`. */
export function listOf<const T extends readonly [string, ...string[]]>(
  values: T,
  aliases: Record<string, T[number]> = {},
) {
  return z
    .union([z.string(), z.array(z.string())])
    .transform((value) =>
      [value]
        .flat()
        .flatMap((part) => part.split(','))
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .transform((parts) => parts.map((part) => aliases[part] ?? part))
    .pipe(z.array(z.enum(values, `must be one of: ${values.join(', ')}`)).max(50))
}

/** A number in a query string; empty means absent. */
export function queryNumber(min: number, max: number) {
  return z
    .string()
    .trim()
    .transform((text, context) => {
      if (text === '') return undefined
      const value = Number(text)
      if (Number.isFinite(value) && value >= min && value <= max) return value
      context.addIssue(`must be a number between ${min} and ${max}`)
      return z.NEVER
    })
}

/** As `queryNumber`, without fractions: pages, limits, ids. */
export function queryInteger(min: number, max: number) {
  return queryNumber(min, max).refine(
    (value) => value === undefined || Number.isInteger(value),
    'must be a whole number',
  )
}

export const BoundsSchema = z.object({
  west: z.number(),
  south: z.number(),
  east: z.number(),
  north: z.number(),
})

/** `lat,lng` in degrees. */
export const Near = z.string().transform((text, context) => {
  const parts = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  const [lat, lng] = parts as [number, number]
  if (parts.length === 2 && Math.abs(lat) <= 90 && Math.abs(lng) <= 180) return { lat, lng }
  context.addIssue('must be lat,lng in degrees')
  return z.NEVER
})

/** Corners as `lng,lat` pairs, `lng,lat;lng,lat;…` or one comma-separated list, not closed. */
export const Polygon = z
  .string()
  .max(8_000, 'must be at most 8000 characters')
  .transform((text, context) => {
    const numbers = text.split(/[;,\s]+/).map((part) => (part === '' ? Number.NaN : Number(part)))
    const isPairs = numbers.length >= 6 && numbers.length % 2 === 0 && numbers.every(Number.isFinite)
    if (!isPairs || numbers.length / 2 > LIMITS.polygonPoints) {
      context.addIssue(`must be 3 to ${LIMITS.polygonPoints} lng,lat pairs in degrees`)
      return z.NEVER
    }
    return Array.from({ length: numbers.length / 2 }, (_, i) => ({
      lat: numbers[2 * i + 1]!,
      lng: numbers[2 * i]!,
    }))
  })
