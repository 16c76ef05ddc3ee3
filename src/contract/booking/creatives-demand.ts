import { z } from 'zod'
import { SPEC_LIMITS as L } from '#domain/booking/creative/spec.ts'

const whole = (min: number, max: number) =>
  z
    .number('must be a number')
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max.toLocaleString('en-US')}`)

const inches = (max: number, min: number) =>
  z
    .number('must be a length')
    .int('has three decimals at most')
    .min(min, `must be at least ${min / 1000} in`)
    .max(max, `must be at most ${(max / 1000).toLocaleString('en-US')} in`)

const pixels = whole(1, L.pixels)

/** Lengths are integer thousandths of an inch. */
const Spec = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('print'),
    width: inches(L.length, 250),
    height: inches(L.length, 250),
    scale: whole(1, L.scale),
    bleed: inches(L.bleed, 0),
    dpi: whole(L.dpi.min, L.dpi.max),
  }),
  z.object({
    kind: z.literal('screen'),
    width: pixels,
    height: pixels,
    filmMs: z
      .number('must be a number of seconds')
      .int('has three decimals at most')
      .min(1000, 'must be at least 1 second')
      .max(L.filmMs, `must be at most ${L.filmMs / 1000} seconds`)
      .nullable(),
  }),
  z.object({ kind: z.literal('sound'), seconds: whole(1, L.seconds), takesScript: z.boolean() }),
  z.object({ kind: z.literal('picture'), width: pixels, height: pixels }),
  z.object({ kind: z.literal('any') }),
  z.object({ kind: z.literal('none') }),
])

/** What a seller needs to show an advertisement, and by when. */
export const ArtworkDemand = z.object({
  spec: Spec,
  /** Before the first day; an issue's own material date goes before it. */
  workingDays: whole(0, L.workingDays),
})
