import { z } from 'zod'
import {
  BUDGET_INTERVALS,
  CRITERIA_KEYS,
  type Criteria as DomainCriteria,
  MAX_PLACES,
} from '#domain/discovery/criteria.ts'
import { FEEDBACK_REASONS } from '#domain/discovery/feedback.ts'
import { FORMATS, MOST_SIZES } from '#domain/discovery/formats.ts'
import { LIMITS, MAX_ID } from '#domain/limits.ts'
import { MAX_PLAN_LINES } from '#domain/planning/limits.ts'
import { isSeen } from '#domain/visible-text.ts'
import {
  AD_TYPES,
  AUDIENCE_ALIASES,
  AUDIENCES,
  type Audience,
  FEATURES,
  LISTING_TYPES,
  VENUES,
} from '#domain/vocabulary.ts'
import { DateOnly, visible } from '../common.ts'
import { Listing } from '../listings/listings.ts'
import { defineRoutes } from '../route.ts'
import { AnsweredPlan, PlanBrief } from './assistants-plan.ts'
import { Money, OfferedDraft, SellerAdvice, SellerBody } from './assistants-seller.ts'
import { FoundListing } from './search.ts'

/** Criteria parsed from a request; all but `otherPlaces` are always present. */
export const Criteria = z.object({
  place: z.string().max(LIMITS.locationText.max).nullable(),
  /** Asked for alike beside `place`. */
  otherPlaces: z
    .array(z.string().min(1).max(LIMITS.locationText.max))
    .max(MAX_PLACES - 1)
    .optional(),
  adTypes: z.array(z.enum(AD_TYPES)),
  excludedAdTypes: z.array(z.enum(AD_TYPES)),
  venues: z.array(z.enum(VENUES)),
  audiences: z.array(z.enum(AUDIENCES)),
  priceMin: z.number().min(0).nullable(),
  priceMax: z.number().min(0).nullable(),
  interval: z.enum(BUDGET_INTERVALS).nullable(),
  listingType: z.enum(LISTING_TYPES).nullable(),
  features: z.array(z.enum(FEATURES)),
  availableFrom: DateOnly.nullable(),
  availableTo: DateOnly.nullable(),
}) satisfies z.ZodType<DomainCriteria>
export type Criteria = DomainCriteria

export const AssistantMatch = z.object({
  /** With its all-in price where the request names days. */
  listing: FoundListing,
  matchScore: z.number().min(0).max(100),
  /** It meets the limits, and little else that was asked for. */
  isWeak: z.boolean(),
  /** Why it fits, in one line; empty where nothing was asked for. */
  verdict: z.string(),
  benefits: z.array(z.string()),
  reach: z.string().nullable(),
  value: z.string().nullable(),
  /** The score's components: points of at most `max`. */
  parts: z.array(z.object({ name: z.string(), points: z.number(), max: z.number() })),
  /** Of the places asked for the one it is in or near; null for none. */
  serves: z.string().nullable(),
  /** Where it stands of the nearest place asked for: in it, or so many miles from it. Absent where no place is named. */
  where: z
    .object({ of: z.string(), isIn: z.boolean(), miles: z.number().int().nullable() })
    .nullable()
    .optional(),
})
export type AssistantMatch = z.infer<typeof AssistantMatch>

/** Meets all limits but the dates, and is free on some of them. */
const NearMiss = AssistantMatch.extend({
  /** "Free from Dec 7, not before." */
  miss: z.string(),
})
export type NearMiss = z.infer<typeof NearMiss>

/** Beside the matches, which break no limit. */
const Beside = {
  /** Where few matches are good. */
  nearMisses: z.array(NearMiss),
  /** Where no match is in or near the place asked for: the town of the nearest. */
  nearest: z.object({ town: z.string(), miles: z.number().int() }).nullable(),
}

const FormatPreferences = z.object({
  wanted: z.array(z.enum(FORMATS)).max(FORMATS.length),
  refused: z.array(z.enum(FORMATS)).max(FORMATS.length),
  /** "14 × 48 ft": what states one ranks first. */
  sizes: z
    .array(z.string().regex(/^[\d.×ftin ]{3,40}$/, 'is not a size'))
    .max(MOST_SIZES)
    .optional(),
})

/** That answers are written in. */
const Language = z.enum(['en', 'es'])

/** Of a conversation; absent where there is none. */
const Said = {
  /** Answers to what `suggestion` asks, to be sent as they are. */
  replies: z.array(z.string()).optional(),
  /** Where `suggestion` leads: pages of this site. */
  links: z.array(z.object({ text: z.string(), path: z.string() })).optional(),
  /** Spaces side by side: a value of each row for each title. */
  comparison: z
    .object({
      titles: z.array(z.string()),
      rows: z.array(z.object({ label: z.string(), values: z.array(z.string()) })),
    })
    .optional(),
  /** Words of the request beyond the criteria; a follow-up sends them back. */
  words: z.string().optional(),
  /** Wishes narrower than a kind of space ("posters, no magazines"): they rank. A follow-up sends them back. */
  formats: FormatPreferences.optional(),
  /** Parts of the text that no criterion came from, as typed; absent where all of it was used. */
  unused: z.array(z.string()).optional(),
  /** The space that it is about; a follow-up sends it back, and "it" is that space. */
  focus: z.number().int().optional(),
  /** Of its sentences, where it is not English; a follow-up sends it back, and is answered in it where its own words show none. */
  language: Language.optional(),
  /** To a seller: what the listing could say. */
  draft: OfferedDraft.optional(),
  /** It is a plan: its lines are the matches, in their order. */
  plan: AnsweredPlan.optional(),
}

const Answer = z.object({
  success: z.boolean(),
  suggestion: z.string(),
  criteria: Criteria,
  matches: z.array(AssistantMatch),
  ...Beside,
  recommendations: z.array(z.string()),
  ...Said,
})
export type AssistantAnswer = z.infer<typeof Answer>

const MAX_QUERY = 5000
const QUERY_REQUIRED = 'Please enter a question or description'

const SuggestBody = z.object({
  query: z
    .string(QUERY_REQUIRED)
    .max(MAX_QUERY, `must be at most ${MAX_QUERY} characters`)
    .refine((text) => text.trim() !== '', QUERY_REQUIRED),
  userType: z.enum(['buyer', 'seller'], 'must be buyer or seller').default('buyer'),
  /** The answer a follow-up ("cheaper", "more like the second") refers to. */
  previous: z
    .object({
      criteria: Criteria,
      /** Of a plan all its lines. */
      listingIds: z.array(z.number().int().positive().max(MAX_ID)).max(MAX_PLAN_LINES),
      /** As the answer gave them: never shown, and matched with the words of listings alone. */
      words: z
        .string()
        .max(MAX_QUERY)
        .transform((text) => (isSeen(text) ? text : ''))
        .optional(),
      formats: FormatPreferences.optional(),
      focus: z.number().int().positive().max(MAX_ID).optional(),
      language: Language.optional(),
      /** Of the plan that was answered. */
      plan: PlanBrief.optional(),
    })
    .optional(),
  /** What the page shows that the question is asked on: a space, a booking of the asker's, or the results of a search. */
  page: z
    .object({
      listingId: z.number().int().positive().max(MAX_ID).optional(),
      bookingId: z.number().int().positive().max(MAX_ID).optional(),
      search: z.string().max(200).optional(),
    })
    .optional(),
})

const ANY = 'any'

/** Tags of the buyer form, with aliases resolved; `any` and unknown tags leave the audience open. */
const TargetMarket = z.union([z.string(), z.array(z.string())]).transform((value) =>
  [value]
    .flat()
    .map((tag) => AUDIENCE_ALIASES[tag] ?? tag)
    .filter((tag): tag is Audience => (AUDIENCES as readonly string[]).includes(tag)),
)

const BuyerBody = z.object({
  location: z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    z
      .string()
      .trim()
      .check(...visible(2, 'Location must be at least 2 characters.'))
      .max(LIMITS.locationText.max, `must be at most ${LIMITS.locationText.max} characters`)
      .optional(),
  ),
  /** One of our types, `transit` (a venue), or `any`. */
  ad_type: z.enum([ANY, 'transit', ...AD_TYPES], 'is not a kind of space we know').nullish(),
  target_market: TargetMarket.nullish(),
  price_min: Money,
  price_max: Money,
  /** Free text of the form: "Describe what you need". */
  query: z.string().max(MAX_QUERY, `must be at most ${MAX_QUERY} characters`).nullish(),
  /** Criteria of an earlier answer as corrected by hand: they replace those of the form and the text. */
  criteria: Criteria.optional(),
})

const Outcome = z.object({
  success: z.boolean(),
  message: z.string(),
  criteria: Criteria,
  matches: z.array(AssistantMatch),
  recommendations: z.array(z.string()),
})

/** Feedback on an answer: no text and no person, only the kinds of criteria it had parsed. */
const Feedback = z.object({
  tool: z.enum(['buyer', 'seller']),
  helpful: z.boolean('must be true or false'),
  reason: z.enum(FEEDBACK_REASONS, 'is not a reason we know').nullish(),
  understood: z.array(z.enum(CRITERIA_KEYS)).max(CRITERIA_KEYS.length).default([]),
  matches: z.number().int().min(0).max(1000).default(0),
})

export type { SellerAdvice } from './assistants-seller.ts'

export const assistantRoutes = defineRoutes({
  suggest: {
    method: 'POST',
    path: '/api/ai/suggest',
    summary: 'Free text of a buyer or seller → what was understood, matches with reasons, next steps',
    isCostly: true,
    body: SuggestBody,
    output: Answer,
    answers: { 'application/json': Answer, 'text/event-stream': z.string() },
  },
  searchAsBuyer: {
    method: 'POST',
    path: '/api/ai/buyer',
    summary: 'The buyer form → matching spaces with reasons, or what to change when nothing fits',
    isCostly: true,
    body: BuyerBody,
    output: Outcome.extend({
      ...Beside,
      listings: z.array(Listing),
      /** Nothing fits; `nearMisses` are then the nearest, with what differs. */
      isNothing: z.boolean().optional(),
      /** Parts of the text that no criterion came from, as typed. */
      unused: z.array(z.string()),
      /** Sizes that rank first and limit nothing, with the words of the text that state them. */
      sizes: z.array(z.object({ size: z.string(), text: z.string() })),
      /** Of its sentences, where it is not English. */
      language: Language.optional(),
    }),
  },
  adviseSeller: {
    method: 'POST',
    path: '/api/ai/seller',
    summary: 'A draft listing → words, missing facts and a price position from comparable spaces',
    isCostly: true,
    body: SellerBody,
    output: Outcome.extend({ listing: SellerAdvice.nullable() }),
  },
  tellFeedback: {
    method: 'POST',
    path: '/api/ai/feedback',
    summary: 'Say whether an answer helped, and why not; kept without the words and without the person',
    body: Feedback,
    output: z.object({ success: z.boolean() }),
    status: 201,
    refusals: ['rate-limited'],
  },
})
