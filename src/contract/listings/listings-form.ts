import { z } from 'zod'
import { LIMITS } from '#domain/limits.ts'
import { mapTerms } from '#domain/listings/listing-terms.ts'
import { isOwnPicture } from '#domain/listings/pictures.ts'
import {
  AD_TYPES,
  AUDIENCE_BASES,
  AUDIENCE_PERIODS,
  INTERVALS,
  LISTING_TYPES,
  toAudienceTag,
  VENUES,
} from '#domain/vocabulary.ts'
import { asName, Coordinates, DateOnly, toWords, visible } from '../common.ts'

/** Control characters except tab and line feed cannot be stored, and lone surrogates are not valid text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSTORABLE = /[\u0000-\u0008\u000b-\u001f\u007f]/g
const tidy = (text: string) => toWords(text).replace(/\r\n?/g, '\n').replace(UNSTORABLE, '')

function words(name: string, { min = 0, max, message }: { min?: number; max: number; message?: string }) {
  return z
    .string(message ?? 'must be text')
    .overwrite(tidy)
    .trim()
    .check(...visible(min, message))
    .max(max, `${name} must be at most ${max} characters`)
}

/** An optional text; empty counts as absent. */
function optionalWords(name: string, max: number) {
  return words(name, { max })
    .nullish()
    .transform((text) => text || null)
}

const PRICE = 'Price must be a positive number'
const PRICE_MAX = `Price must be at most ${LIMITS.priceDollars.max.toLocaleString('en-US')}`

/** Whole US dollars, as a number or as typed text. */
const Dollars = z.preprocess(
  (value) => (typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value),
  z.number(PRICE).min(0, PRICE).max(LIMITS.priceDollars.max, PRICE_MAX).int('Price must be in whole dollars'),
)

const OptionalDollars = z.preprocess((value) => (value === '' ? null : value), Dollars.nullish())
const OptionalDate = z.preprocess(
  (value) => (value === '' ? null : typeof value === 'string' ? value.slice(0, 10) : value),
  DateOnly.nullish(),
)

const NO_SPECIFICATION = 'At least one specification is required'
/** Default label of a specification without one. */
const PLAIN_LABEL = 'Details'

const SpecificationInput = z
  .object({
    label: words('A specification', { max: LIMITS.specificationLabel.max }).nullish(),
    value: words('A specification', { max: LIMITS.specificationValue.max }).nullish(),
  })
  .transform(({ label, value }) => ({ label: label || PLAIN_LABEL, value: value ?? '' }))

/** Specifications as label and value; those without a value are not filled in yet and dropped. */
const Specifications = z
  .preprocess(toSpecificationList, z.array(SpecificationInput, NO_SPECIFICATION))
  .transform((facts) => facts.filter(({ value }) => value !== ''))
  .pipe(
    z
      .array(z.object({ label: z.string(), value: z.string() }))
      .min(1, NO_SPECIFICATION)
      .max(LIMITS.specifications.max, `At most ${LIMITS.specifications.max} specifications`),
  )

/** `"Size: 14 × 48 ft"`, several such lines, or a list of either → label and value. */
function toSpecificationList(value: unknown): unknown {
  const list = typeof value === 'string' ? value.split('\n') : value
  if (!Array.isArray(list)) return list
  return list.map((item) => {
    if (typeof item !== 'string') return item
    const [, label, rest] = /^([^:]{1,60}):(.*)$/s.exec(item) ?? []
    return rest?.trim() ? { label, value: rest } : { label: null, value: item }
  })
}

const NO_TAG = 'At least one target market tag is required'
const TargetMarket = z
  .preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter((tag) => tag.trim()) : value),
    z.array(words('A tag', { max: LIMITS.tag.max }), NO_TAG),
  )
  .transform((tags) => [...new Set(tags.map(toAudienceTag).filter(Boolean))])
  .pipe(z.array(z.string()).min(1, NO_TAG).max(LIMITS.tags.max, `At most ${LIMITS.tags.max} tags`))

const Features = z
  .array(words('A feature', { max: LIMITS.feature.max }))
  .transform((features) => [...new Set(features.filter(Boolean))])
  .pipe(z.array(z.string()).max(LIMITS.features.max, `At most ${LIMITS.features.max} features`))

/** A picture: an uploaded one by its URL, or an external one over https. */
const PictureInput = z.object({
  url: z
    .string()
    .max(2000)
    .regex(/^(https:\/\/|\/)[^\s"'<>\\]+$/, 'must be the address of a picture')
    .refine((url) => url.startsWith('https:') || isOwnPicture(url), 'must be the address of a picture'),
  alt: words('A picture text', { max: LIMITS.pictureAlt.max })
    .nullish()
    .transform((alt) => alt ?? ''),
})

const AudienceInput = z.object({
  value: z.preprocess(
    (value) => (value === '' ? null : value),
    z.coerce.number().int().min(0).max(1e9).nullish(),
  ),
  per: z.enum(AUDIENCE_PERIODS).nullish(),
  basis: z.enum(AUDIENCE_BASES).nullish(),
  type: optionalWords('Audience', 120),
  ageRange: optionalWords('Age range', 60),
  incomeLevel: optionalWords('Income level', 60),
  asOf: OptionalDate,
})

const AD_TYPE = 'Ad type is required'

/** All fields of a listing, under the names of the create-listing form. */
const FIELDS = {
  title: asName(
    words('Title', {
      ...LIMITS.title,
      message: `Title must be at least ${LIMITS.title.min} characters`,
    }),
    'thing',
  ),
  type: z.preprocess(
    (value) => (typeof value === 'string' ? value.toLowerCase() : value),
    z.enum(AD_TYPES, AD_TYPE),
  ),
  price: Dollars,
  interval: z
    .enum(INTERVALS, `Interval must be one of: ${INTERVALS.join(', ')}`)
    .nullish()
    .transform((interval) => interval ?? 'month'),
  listingType: z
    .enum(LISTING_TYPES)
    .nullish()
    .transform((type) => type ?? 'rent'),
  description: words('Description', {
    ...LIMITS.description,
    message: `Description must be at least ${LIMITS.description.min} characters`,
  }),
  location: words('Location text', { ...LIMITS.locationText, message: 'Location text is required' }),
  coordinates: Coordinates.nullish().transform((point) => point ?? null),
  address: words('Address', { ...LIMITS.address, message: 'Address is required' }),
  locationDetails: optionalWords('Location details', LIMITS.locationDetails.max),
  venue: z.preprocess((value) => value || null, z.enum(VENUES).nullable()).default(null),
  specifications: Specifications,
  features: Features.optional().transform((features) => features ?? []),
  targetMarket: TargetMarket,
  audience: AudienceInput.nullish().transform((audience) => audience ?? null),
  availableFrom: OptionalDate,
  availableTo: OptionalDate,
  ...mapTerms({ text: ({ label, max }) => optionalWords(label, max), dollars: () => OptionalDollars }),
  images: z
    .array(PictureInput)
    .max(LIMITS.images.max, `At most ${LIMITS.images.max} pictures`)
    .nullish()
    .transform((images) => images ?? []),
  crosspost: z
    .array(z.string().max(40))
    .max(20)
    .nullish()
    // absent is not the same as none: an edit that names no sites keeps those it has
    .transform((sites) => (sites ? [...new Set(sites)] : undefined)),
}

function datesInOrder({ availableFrom, availableTo }: { availableFrom?: unknown; availableTo?: unknown }) {
  return !availableFrom || !availableTo || (availableTo as string) >= (availableFrom as string)
}
const DATE_ORDER = { path: ['availableTo'], message: 'The last day must not be before the first' }

/** Each field's own rule, for drafts, which need not have them all. */
export const DRAFT_FIELDS = FIELDS

/** The create-listing form: its fields and its rules. */
export const ListingForm = z.object(FIELDS).refine(datesInOrder, DATE_ORDER)
export type ListingForm = z.output<typeof ListingForm>

/** The form as API clients may send it: absent tags differ from an empty list. */
const ListingInput = z
  .object({ ...FIELDS, targetMarket: TargetMarket.optional().transform((tags) => tags ?? []) })
  .refine(datesInOrder, DATE_ORDER)
export type ListingInput = z.output<typeof ListingInput>

/** Body of `POST /api/listings`; deprecated field names are accepted, unknown ones ignored. */
export const NewListing = z.preprocess(readOlderNames, ListingInput)

/** Maps `adType`, `frequency`, `location {text, coordinates}`, `availabilityStart/End`, `specs`, `imageUrls` to the form's. */
function readOlderNames(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const given = value as Record<string, unknown>
  const place = typeof given.location === 'object' && given.location !== null ? given.location : null
  const { text, coordinates } = (place ?? {}) as { text?: unknown; coordinates?: unknown }
  return {
    ...given,
    type: given.type ?? given.adType,
    interval: given.interval ?? given.frequency,
    location: place ? text : given.location,
    coordinates: given.coordinates ?? coordinates,
    availableFrom: given.availableFrom ?? given.availabilityStart,
    availableTo: given.availableTo ?? given.availabilityEnd,
    specifications: given.specifications ?? given.specs,
    images:
      given.images ?? (Array.isArray(given.imageUrls) ? given.imageUrls.map((url) => ({ url })) : undefined),
  }
}
