import { z } from 'zod'
import { mapTerms } from '#domain/listings/listing-terms.ts'
import { AUDIENCE_BASES, AUDIENCE_PERIODS, INTERVALS, LISTING_TYPES, VENUES } from '#domain/vocabulary.ts'
import { Coordinates, DateOnly } from '../common.ts'
import { DRAFT_FIELDS } from './listings-form.ts'

const { crosspost: _sites, ...FIELDS } = DRAFT_FIELDS

/** Fields that a change may name, each by the form's rule. What is not named stays: none has a default. */
export const BULK_FIELDS = {
  ...FIELDS,
  interval: z.enum(INTERVALS, `Interval must be one of: ${INTERVALS.join(', ')}`),
  listingType: z.enum(LISTING_TYPES),
}

const text = z.string()
const number = z.union([z.number(), z.string()])

/** As it is sent, before its own rule reads each. */
export const ListingSet = z
  .object({
    title: text,
    type: text,
    listingType: z.enum(LISTING_TYPES),
    description: text,
    location: text,
    address: text,
    locationDetails: text.nullable(),
    coordinates: Coordinates.nullable(),
    venue: z.enum(VENUES).nullable(),
    price: number,
    interval: text,
    specifications: z.array(z.object({ label: text.nullish(), value: text.nullish() })),
    features: z.array(text),
    targetMarket: z.union([z.array(text), text]),
    audience: z
      .object({
        value: number.nullish(),
        per: z.enum(AUDIENCE_PERIODS).nullish(),
        basis: z.enum(AUDIENCE_BASES).nullish(),
        type: text.nullish(),
        ageRange: text.nullish(),
        incomeLevel: text.nullish(),
        asOf: DateOnly.nullish(),
      })
      .nullable(),
    images: z.array(z.object({ url: text, alt: text.nullish() })),
    availableFrom: text.nullable(),
    availableTo: text.nullable(),
    ...mapTerms({ text: () => text.nullable(), dollars: () => z.number().nullable() }),
  })
  .partial()
