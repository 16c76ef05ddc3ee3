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
  /** What the form's fields say: no reading of the words may change it. */
  fixed: Partial<Criteria>
}

/** The form and the free text beside it as one request: what the form says outweighs what the words imply. */
export function readBuyerForm(body: BuyerBody, { gazetteer, now }: Sources): FormRequest {
  const said = body.query?.trim()
    ? readRequest(body.query, { now, findPlaces: gazetteer.findPlacesInText })
    : { criteria: emptyCriteria(), place: null, words: '' }
  if (body.criteria)
    return {
      ...fromCriteria(body.criteria, gazetteer),
      words: said.words,
      isRequest: true,
      fixed: body.criteria,
    }
  const place = body.location ? gazetteer.resolvePlace(body.location) : null
  const form = fromForm(body, place?.name ?? body.location ?? null)
  return {
    criteria: { ...said.criteria, ...form },
    place: body.location ? place : said.place,
    words: said.words,
    isRequest: true,
    fixed: form,
  }
}

/** The asker has corrected what was understood: nothing is read anew, only the place is looked up. */
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
