import type { FormatPreferences } from '#assistant/understand/slots/formats.ts'
import { findSizes } from '#assistant/understand/slots/sizes.ts'
import { readRequest, type Understanding } from '#assistant/understand/understand.ts'
import type { Unread } from '#assistant/understand/unread.ts'
import type { assistantRoutes } from '#contract/discovery/assistants.ts'
import type { Out } from '#contract/route.ts'
import { type Criteria, emptyCriteria, placesOf, toPlaces, withPlaces } from '#domain/discovery/criteria.ts'
import type { Gazetteer } from '#domain/discovery/places/types.ts'
import { resolveSurePlace, surePlacesIn } from './which-place.ts'

type BuyerBody = Out<(typeof assistantRoutes)['searchAsBuyer']['body']>

interface Sources {
  gazetteer: Gazetteer
  now: Date
}

export interface FormRequest extends Understanding {
  /** Criteria from the form's fields: no interpretation of the text may change them. */
  fixed: Partial<Criteria>
  /** False where words were typed and none of them was understood. */
  isWordsRead: boolean
  /** Sizes that rank, with the words that state them. */
  sizes: { size: string; text: string }[]
}

/** Merges the form and its free text into one request: the form takes precedence over what the text implies. */
export function readBuyerForm(body: BuyerBody, { gazetteer, now }: Sources): FormRequest {
  const text = body.query?.trim() ?? ''
  const read = text === '' ? null : readRequest(text, { now, findPlaces: surePlacesIn(gazetteer) })
  const isWordsRead = read === null || read.isRequest
  const none: Omit<Understanding, 'isRequest'> = {
    criteria: emptyCriteria(),
    places: [],
    words: '',
    unread: [],
  }
  const understanding = isWordsRead ? (read ?? none) : { ...none, unread: [wholeOf(text)] }
  const sizes = listSizes(text, understanding)
  if (body.criteria)
    return {
      ...fromCriteria(body.criteria, gazetteer),
      words: understanding.words,
      ...formatsOf(understanding),
      unread: understanding.unread ?? [],
      isRequest: true,
      fixed: body.criteria,
      isWordsRead,
      sizes,
    }
  const located = body.location ? readLocation(body.location, { gazetteer, now }) : null
  const form = { ...fromForm(body), ...(located && toPlaces(located.names)) }
  const criteria = { ...understanding.criteria, ...form }
  return {
    criteria: located ? withPlaces(criteria, located.names) : criteria,
    places: located ? located.places : understanding.places,
    words: understanding.words,
    ...formatsOf(understanding, form.adTypes !== undefined),
    unread: understanding.unread ?? [],
    isRequest: true,
    fixed: form,
    isWordsRead,
    sizes,
  }
}

function listSizes(
  text: string,
  { formats, criteria }: Omit<Understanding, 'isRequest'>,
): FormRequest['sizes'] {
  const used = formats?.sizes ?? []
  if (used.length === 0) return []
  const stated = findSizes(text, placesOf(criteria)).map(({ words, start, end }) => ({
    size: words,
    text: text.slice(start, end).trim(),
  }))
  const isFirst = (one: { text: string }, at: number) =>
    stated.findIndex((other) => other.text === one.text) === at
  return stated.filter((one, at) => used.includes(one.size) && isFirst(one, at))
}

/** @param isWithinKinds the form names the kind: that of the words does not go beyond it */
function formatsOf({ formats }: { formats?: FormatPreferences }, isWithinKinds = false) {
  return formats ? { formats: { ...formats, ...(isWithinKinds && { isWithinKinds }) } } : {}
}

const MAX_UNREAD = 60

function wholeOf(text: string): Unread {
  const short = text.length > MAX_UNREAD ? `${text.slice(0, MAX_UNREAD).trimEnd()}…` : text
  return { text: short, isBusiness: false }
}

/** Criteria corrected by hand: the text is not parsed again, only the places are resolved. */
function fromCriteria(criteria: Criteria, gazetteer: Gazetteer): Pick<Understanding, 'criteria' | 'places'> {
  return { criteria, places: placesOf(criteria).flatMap((name) => resolveSurePlace(gazetteer, name) ?? []) }
}

/** The form's own field: a place as it resolves, or several of them ("Kent or Renton"). */
function readLocation(location: string, { gazetteer, now }: Sources) {
  const { places } = readRequest(location, { now, findPlaces: surePlacesIn(gazetteer) })
  if (places.length > 1) return { names: places.map(({ name }) => name), places }
  const place = resolveSurePlace(gazetteer, location)
  return { names: [place?.name ?? location], places: place ? [place] : [] }
}

/** Only the fields that were filled in. */
function fromForm(body: BuyerBody): Partial<Criteria> {
  const criteria: Partial<Criteria> = {}
  if (body.ad_type === 'transit') criteria.venues = ['transit']
  else if (body.ad_type && body.ad_type !== 'any') criteria.adTypes = [body.ad_type]
  if (body.target_market?.length) criteria.audiences = body.target_market
  if (body.price_min !== undefined) criteria.priceMin = body.price_min
  if (body.price_max !== undefined) criteria.priceMax = body.price_max
  return criteria
}
