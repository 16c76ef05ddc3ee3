import type { Criteria } from '#domain/criteria.ts'
import { listWords, plural } from './wording.ts'

/**
 * States what exactly was counted: the hard limits and the radius around the place. The other criteria
 * (venue, audience, features) affect the ranking and not the count, and the sentence says so.
 */
export function countSentence(criteria: Criteria, total: number, shown: number): string {
  const limits = listLimits(criteria)
  const reach = criteria.place === null ? '' : ` within reach of ${criteria.place}`
  const counted =
    limits.length > 0
      ? `${plural(total, `space${reach} satisfies`, `spaces${reach} satisfy`)} the ${listWords(limits, 'and')} ${limits.length > 1 ? 'limits' : 'limit'}`
      : `${plural(total, 'space is', 'spaces are')} open${reach}`
  const wishes = listWishes(criteria)
  const order =
    wishes.length > 0
      ? `; ${listWords(wishes, 'and')} ${wishes.length > 1 || wishes[0] === 'features' ? 'set' : 'sets'} their order, not their number`
      : ''
  return `${counted}${order}${total > shown ? `; the best ${shown} follow` : ''}.`
}

function listLimits(criteria: Criteria): string[] {
  return [
    ...(criteria.priceMin !== null || criteria.priceMax !== null ? ['price'] : []),
    ...(criteria.adTypes.length + criteria.excludedAdTypes.length > 0 ? ['type'] : []),
    ...(criteria.listingType === null ? [] : ['sale or rent']),
    ...(criteria.availableFrom === null && criteria.availableTo === null ? [] : ['date']),
  ]
}

function listWishes(criteria: Criteria): string[] {
  return [
    ...(criteria.venues.length > 0 ? ['venue'] : []),
    ...(criteria.audiences.length > 0 ? ['audience'] : []),
    ...(criteria.features.length > 0 ? ['features'] : []),
  ]
}
