import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import type { Criteria } from '#contract/discovery/assistants.ts'
import { writePlaces } from '#domain/discovery/criteria.ts'
import { LIMITS } from '#domain/limits.ts'
import { required } from '#domain/required.ts'
import { AD_TYPE_LABELS, AD_TYPES, type Audience, VENUE_LABELS } from '#domain/vocabulary.ts'
import type { BuyerFormValues } from './buyer-request.ts'

const MAX_WORDS = 5000

const Price = z
  .string()
  .refine((text) => text.trim() === '' || Number(text) >= 0, 'Price must be at least 0.')

const Form = z
  .object({
    location: z
      .string()
      .max(LIMITS.locationText.max, `Location must be at most ${LIMITS.locationText.max} characters.`)
      .refine((text) => text === '' || text.trim().length >= 2, 'Location must be at least 2 characters.'),
    ad_type: z.string(),
    target_market: z.string(),
    price_min: Price,
    price_max: Price,
    query: z.string().max(MAX_WORDS, `Use at most ${MAX_WORDS} characters.`),
  })
  .refine(({ price_min: min, price_max: max }) => !min.trim() || !max.trim() || Number(min) <= Number(max), {
    path: ['price_max'],
    message: 'The highest price must not be below the lowest.',
  })

export const buyerFormResolver = zodResolver(Form)

export const AD_TYPE_OPTIONS = [
  { value: 'any', label: 'Any type' },
  { value: 'billboard', label: AD_TYPE_LABELS.billboard },
  { value: 'transit', label: VENUE_LABELS.transit },
  ...AD_TYPES.filter((type) => type !== 'billboard').map((value) => ({
    value,
    label: AD_TYPE_LABELS[value],
  })),
]

export const TARGET_MARKET_OPTIONS = [
  { value: 'any', label: 'Any audience' },
  { value: 'young-adults', label: 'Young adults (18-24)' },
  { value: 'professionals', label: 'Professionals (25-40)' },
  { value: 'parents', label: 'Parents' },
  { value: 'seniors', label: 'Seniors (55+)' },
  { value: 'tourists', label: 'Tourists' },
  { value: 'students', label: 'Students' },
  { value: 'business', label: 'Business' },
]

const MARKET_OF: Partial<Record<Audience, string>> = { families: 'parents', 'local-business': 'business' }

/** Form values from the current criteria; criteria without a field are kept as chips. */
export function toFormValues(criteria: Criteria): Omit<BuyerFormValues, 'query'> {
  const [audience] = criteria.audiences
  const market = audience && (MARKET_OF[audience] ?? audience)
  const isKnown = TARGET_MARKET_OPTIONS.some((option) => option.value === market)
  const isOneType = criteria.adTypes.length === 1
  return {
    location: writePlaces(criteria),
    ad_type: isOneType
      ? required(criteria.adTypes[0])
      : criteria.venues.includes('transit')
        ? 'transit'
        : 'any',
    target_market: criteria.audiences.length === 1 && isKnown ? required(market) : 'any',
    price_min: criteria.priceMin === null ? '' : String(criteria.priceMin),
    price_max: criteria.priceMax === null ? '' : String(criteria.priceMax),
  }
}
