import { readRequest, type Understanding } from '#assistant/understand/understand.ts'
import type { assistantRoutes } from '#contract/assistants.ts'
import type { Out } from '#contract/route.ts'
import { type Criteria, emptyCriteria } from '#domain/criteria.ts'
import type { Gazetteer } from '#domain/places/types.ts'

type BuyerBody = Out<(typeof assistantRoutes)['searchAsBuyer']['body']>

interface Sources {
  gazetteer: Gazetteer
  now: Date
}

export interface FormRequest extends Understanding {
  /** Criteria from the form's fields: no interpretation of the text may change them. */
  fixed: Partial<Criteria>
}

/** Merges the form and its free text into one request: the form takes precedence over what the text implies. */
export function readBuyerForm(body: BuyerBody, { gazetteer, now }: Sources): FormRequest {
  const understanding = body.query?.trim()
    ? readRequest(body.query, { now, findPlaces: gazetteer.findPlacesInText })
    : { criteria: emptyCriteria(), place: null, words: '', unread: [] }
  if (body.criteria)
    return {
      ...fromCriteria(body.criteria, gazetteer),
      words: understanding.words,
      unread: understanding.unread ?? [],
      isRequest: true,
      fixed: body.criteria,
    }
  const place = body.location ? gazetteer.resolvePlace(body.location) : null
  const form = fromForm(body, place?.name ?? body.location ?? null)
  return {
    criteria: { ...understanding.criteria, ...form },
    place: body.location ? place : understanding.place,
    words: understanding.words,
    unread: understanding.unread ?? [],
    isRequest: true,
    fixed: form,
  }
}

/** Criteria corrected by hand: the text is not parsed again, only the place is resolved. */
function fromCriteria(criteria: Criteria, gazetteer: Gazetteer): Pick<Understanding, 'criteria' | 'place'> {
  return { criteria, place: criteria.place ? gazetteer.resolvePlace(criteria.place) : null }
}

/** Only the fields that were filled in. */
function fromForm(body: BuyerBody, place: string | null): Partial<Criteria> {
  const criteria: Partial<Criteria> = {}
  if (place) criteria.place = place
  if (body.ad_type === 'transit') criteria.venues = ['transit']
  else if (body.ad_type && body.ad_type !== 'any') criteria.adTypes = [body.ad_type]
  if (body.target_market?.length) criteria.audiences = body.target_market
  if (body.price_min !== undefined) criteria.priceMin = body.price_min
  if (body.price_max !== undefined) criteria.priceMax = body.price_max
  return criteria
}
