import { readAboutListing } from '#assistant/about-listing.ts'
import { readSeller, readSellerFollowUp } from '#assistant/seller/read-seller.ts'
import { readRequest, type Understanding, type UnderstandOptions } from '#assistant/understand/understand.ts'
import type { assistantRoutes } from '#contract/discovery/assistants.ts'
import type { FoundListing } from '#contract/discovery/search.ts'
import type { Out } from '#contract/route.ts'
import { type Criteria, placesOf, toPlaces } from '#domain/discovery/criteria.ts'
import type { Gazetteer } from '#domain/discovery/places/types.ts'
import type { AppContext } from '../../../context.ts'
import type { QuestionReader } from './question-reader.ts'
import { refineRequest } from './refine-request.ts'

type SuggestBody = Out<(typeof assistantRoutes)['suggest']['body']>

interface Sources {
  search: AppContext['search']
  gazetteer: Gazetteer
  reader: QuestionReader
}

export interface ReadQuestion {
  understanding: Understanding
  /** Criteria that no interpretation may change. */
  fixed: Partial<Criteria>
  about?: FoundListing
  /** All that a seller has told so far. */
  text?: string
}

/** A question with what it refers to: the answer before it, else the page it is asked on. */
export async function readQuestion(sources: Sources, body: SuggestBody): Promise<ReadQuestion> {
  const { query: text, userType, previous, page } = body
  const { search, gazetteer, reader } = sources
  const options = { ...reader.options, userType }
  if (userType === 'seller') return readSellerQuestion(body, options)
  if (previous) {
    const shown = await search.get(previous.listingIds)
    const followUp = reader.readFollowUp()
    return settled(refineRequest({ ...previous, text, shown, gazetteer }, { ...options, followUp }))
  }
  const own = reader.readRequest()
  const asked = { understanding: own, fixed: {} }
  if (!page) return asked
  const [about] = page.listingId === undefined ? [] : await search.get([page.listingId])
  const ofPage = () => ({ ...options, followUp: reader.readFollowUp() })
  const read = about && readAboutListing({ text, own, listing: about }, ofPage())
  if (about && read) return { understanding: read, fixed: read.fixed, about }
  if (!page.search || !own.isRequest) return asked
  const { criteria } = readRequest(page.search, options)
  const refined = refineRequest({ text, criteria, shown: [], gazetteer }, ofPage())
  return { understanding: refined, fixed: toPlaces(placesOf(refined.criteria)) }
}

/** Of a text that is read, in characters: what is said last is read whole. */
const LONGEST = 5000

/** A seller's follow-up adds to what was told before. */
function readSellerQuestion({ query, previous }: SuggestBody, options: UnderstandOptions): ReadQuestion {
  if (!previous) return { understanding: readSeller(query, options), fixed: {} }
  const before = previous.words?.slice(0, LONGEST - query.length)
  const text = [before, query].filter(Boolean).join('\n')
  const whole = readSeller(text, options)
  const alone = readSeller(query, options)
  const said = alone.criteria.priceMax === null ? whole : withPriceOf(whole, alone)
  return {
    understanding: readSellerFollowUp({ text: query, before: previous.criteria }, said),
    fixed: {},
    text,
  }
}

function withPriceOf(
  whole: Understanding,
  { criteria: { priceMax, interval } }: Understanding,
): Understanding {
  return { ...whole, criteria: { ...whole.criteria, priceMax, interval } }
}

function settled(understanding: Understanding): ReadQuestion {
  return { understanding, fixed: understanding.criteria }
}
