import { type Criteria, placesOf } from '#domain/discovery/criteria.ts'
import { listWords, plural } from './wording.ts'

/**
 * States what exactly was counted: the hard limits and the radius around the places. The other criteria
 * (venue, audience, features) affect the ranking and not the count, and the sentence says so.
 */
export function countSentence(criteria: Criteria, total: number, shown: number): string {
  const limits = listLimits(criteria)
  const around = criteria.place === null ? '' : ` around ${listWords(placesOf(criteria), 'or')}`
  const counted =
    limits.length > 0
      ? `${plural(total, `space${around} fits`, `spaces${around} fit`)} your ${listWords(limits, 'and')}`
      : `${plural(total, 'space is', 'spaces are')} open${around}`
  const preferences = listPreferences(criteria)
  const order =
    preferences.length > 0 && total > 1
      ? ` What suits your ${listWords(preferences, 'and')} comes first.`
      : ''
  return `${counted}${total > shown ? `; these are the best ${shown}` : ''}.${order}`
}

function listLimits(criteria: Criteria): string[] {
  return [
    ...(criteria.priceMin !== null || criteria.priceMax !== null ? ['budget'] : []),
    ...(criteria.adTypes.length + criteria.excludedAdTypes.length > 0 ? ['kind of space'] : []),
    ...(criteria.listingType === null
      ? []
      : [criteria.listingType === 'sale' ? 'wish to buy' : 'wish to rent']),
    ...(criteria.availableFrom === null && criteria.availableTo === null ? [] : ['dates']),
  ]
}

function listPreferences(criteria: Criteria): string[] {
  return [
    ...(criteria.venues.length > 0 ? ['venue'] : []),
    ...(criteria.audiences.length > 0 ? ['audience'] : []),
    ...(criteria.features.length > 0 ? ['other wishes'] : []),
  ]
}
