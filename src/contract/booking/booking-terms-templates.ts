import { z } from 'zod'
import { BOOKING_LIMITS } from '#domain/booking/booking-terms.ts'
import { CLIENT_CLASSES } from '#domain/booking/clients.ts'
import { RATE_LIMITS } from '#domain/booking/price/rates.ts'
import { TERM_PARTS } from '#domain/booking/term-templates.ts'
import { MAX_ID } from '#domain/limits.ts'
import { asName, IdParams, toWords } from '../common.ts'
import { Act, SpaceChangeResult } from '../listings/listings-spaces.ts'
import { defineRoutes } from '../route.ts'
import { steps } from './booking-terms.ts'

export const MAX_TEMPLATES = 100
export const MAX_APPLIED = 100
export const MAX_APPLIED_CHECKED = 1000

const name = asName(
  z
    .string()
    .overwrite(toWords)
    .trim()
    .min(1, 'Give it a name')
    .max(RATE_LIMITS.name, 'At most 60 characters'),
  'thing',
)
const whole = (min: number, max: number, message: string) =>
  z.number(message).int(message).min(min, message).max(max, message)
const percent = whole(RATE_LIMITS.least, RATE_LIMITS.most, 'must be between 10% and 300%')
const off = whole(0, 10_000, 'must be between 0% and 100%')
const MonthDay = z
  .string()
  .regex(/^\d{2}-\d{2}$/, 'must be a month and a day such as 06-01')
  .refine((day) => isDay(`2028-${day}`), 'must be a month and a day such as 06-01')

function isDay(day: string): boolean {
  const read = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day)
}

export const RateCardInput = z.object({
  seasons: z
    .array(z.object({ name, from: MonthDay, to: MonthDay, basisPoints: percent }))
    .max(RATE_LIMITS.seasons, `At most ${RATE_LIMITS.seasons} seasons`),
  termDiscounts: steps(BOOKING_LIMITS.termDays),
  quantityDiscounts: steps(BOOKING_LIMITS.capacity),
  classes: z.partialRecord(z.enum(CLIENT_CLASSES), off),
  markets: z
    .array(z.object({ place: name, basisPoints: percent }))
    .max(RATE_LIMITS.markets, `At most ${RATE_LIMITS.markets} markets`),
  floorBasisPoints: off.nullable(),
})
export type RateCardInput = z.infer<typeof RateCardInput>

export const TermTemplate = z.object({
  id: z.number().int(),
  kind: z.enum(['rates', 'terms']),
  name: z.string(),
  /** Of a rate card; null for a template of terms. */
  card: RateCardInput.nullable(),
  /** Of a template of terms. */
  parts: z.array(z.enum(TERM_PARTS)),
  updatedAt: z.string(),
})
export type TermTemplate = z.infer<typeof TermTemplate>

/** A card as it is typed, or parts of the terms of one own space. */
export const TemplateInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rates'), name, card: RateCardInput }),
  z.object({
    kind: z.literal('terms'),
    name,
    /** Whose terms are taken; left out where one is changed: what it has of these parts stays. */
    listingId: z.number().int().min(1).max(MAX_ID).optional(),
    parts: z.array(z.enum(TERM_PARTS)).min(1, 'Choose what to take').max(TERM_PARTS.length),
  }),
])
export type TemplateInput = z.infer<typeof TemplateInput>

const ids = (most: number) =>
  z
    .array(z.number().int().min(1).max(MAX_ID))
    .min(1, 'Choose spaces')
    .max(most, `At most ${most} spaces at once`)

export const TermsChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('template'), templateId: z.number().int().min(1).max(MAX_ID) }),
  z.object({ kind: z.literal('no-rates') }),
  /** What one press changed goes back to what it was, where nobody has changed it since. */
  z.object({ kind: z.literal('undo'), act: Act }),
])
export type TermsChange = z.infer<typeof TermsChange>

const Previewed = SpaceChangeResult.extend({
  /** What would change: "Rate card Summer 2027". */
  changes: z.array(z.string()),
  /** The space alone for four weeks from a day, before tax: now and after, in integer US cents; null where none can be named. */
  example: z
    .object({
      first: z.string(),
      beforeCents: z.number().int(),
      afterCents: z.number().int(),
      /** The card asks no less: its discounts end there. */
      isAtFloor: z.boolean(),
    })
    .nullable(),
})
export type PreviewedTerms = z.infer<typeof Previewed>

export const termTemplateRoutes = defineRoutes({
  listTermTemplates: {
    method: 'GET',
    path: '/api/my/term-templates',
    summary: 'My rate cards and templates of terms, by name',
    needsAccount: true,
    needs: 'prices',
    output: z.array(TermTemplate),
  },
  createTermTemplate: {
    method: 'POST',
    path: '/api/my/term-templates',
    summary: 'Make a rate card, or a template of parts of the terms of one of my spaces',
    needsAccount: true,
    needs: 'prices',
    body: TemplateInput,
    output: TermTemplate,
    status: 201,
    refusals: ['conflict', 'listing-not-found'],
  },
  updateTermTemplate: {
    method: 'PUT',
    path: '/api/my/term-templates/:id',
    summary:
      'Replace a rate card or a template of mine; spaces keep what was applied until it is applied again',
    needsAccount: true,
    needs: 'prices',
    params: IdParams,
    body: TemplateInput,
    output: TermTemplate,
    refusals: ['not-found', 'conflict', 'listing-not-found'],
  },
  deleteTermTemplate: {
    method: 'DELETE',
    path: '/api/my/term-templates/:id',
    summary: 'Delete a rate card or a template of mine; spaces keep what was applied',
    needsAccount: true,
    needs: 'prices',
    params: IdParams,
    output: z.null(),
    status: 204,
    refusals: ['not-found'],
  },
  previewTermsChange: {
    method: 'POST',
    path: '/api/my/spaces/terms/preview',
    summary:
      'What applying a rate card or a template would change of my spaces, with an example price each; changes nothing',
    needsAccount: true,
    needs: 'prices',
    body: z.object({ ids: ids(MAX_APPLIED_CHECKED), change: TermsChange }),
    output: z.array(Previewed),
    refusals: ['not-found'],
  },
  changeTerms: {
    method: 'POST',
    path: '/api/my/spaces/terms',
    summary:
      'Apply a rate card or a template to many of my spaces, take their card off, or take back what one press changed',
    needsAccount: true,
    needs: 'prices',
    isIdempotent: true,
    body: z.object({ ids: ids(MAX_APPLIED), change: TermsChange, act: Act.optional() }),
    output: z.array(SpaceChangeResult),
    changesListings: true,
    refusals: ['not-found', 'rate-limited'],
  },
})
