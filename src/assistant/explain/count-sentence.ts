import { type Criteria, placesOf } from '#domain/discovery/criteria.ts'
import { listWords, plural } from './wording.ts'

interface Counted {
  total: number
  /** Of them in or near the places asked for; null where none is known. */
  near: number | null
  shown: number
}

/**
 * States what exactly was counted: the hard limits, near the places and farther away. The other criteria (venue, audience,
 * features) affect the ranking and not the count, and the sentence says so.
 */
export function countSentence(criteria: Criteria, { total, near, shown }: Counted): string {
  const limits = listLimits(criteria)
  const isSplit = near !== null && criteria.place !== null
  const counted = isSplit ? near : total
  const where = isSplit ? ` in or near ${listWords(placesOf(criteria), 'or')}` : ''
  const of = limits.length > 0 ? ` your ${listWords(limits, 'and')}` : ''
  const verb = limits.length > 0 ? ['fits', 'fit'] : ['is open', 'are open']
  const most = total > shown ? '; the best of them are shown' : ''
  const preferences = listPreferences(criteria)
  const order =
    preferences.length > 0 && total > 1
      ? ` What suits your ${listWords(preferences, 'and')} comes first.`
      : ''
  const lead =
    counted === 0
      ? `No space${where} ${verb[0]}${of}`
      : plural(counted, `space${where} ${verb[0]}${of}`, `spaces${where} ${verb[1]}${of}`)
  return `${lead}${farSentence(total - counted, counted)}${most}.${order}`
}

function farSentence(far: number, near: number): string {
  if (far <= 0) return ''
  if (near === 0) return `; ${plural(far, 'space farther away does', 'spaces farther away do')}`
  return `; ${far} more ${far === 1 ? 'is' : 'are'} farther away`
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
