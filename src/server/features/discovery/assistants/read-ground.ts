import type { Days } from '#assistant/converse/days.ts'
import type { Say } from '#assistant/converse/language.ts'
import type { Ground, SpokenMatch } from '#assistant/converse/spoken.ts'
import type { FoundListing } from '#contract/discovery/search.ts'
import { toDayNumber } from '#domain/dates.ts'
import type { Criteria } from '#domain/discovery/criteria.ts'
import type { AppContext } from '../../../context.ts'
import { readFigures } from './open-market.ts'
import { resolveSurePlace } from './which-place.ts'

interface Sources {
  criteria: Criteria
  shown: readonly SpokenMatch[]
  about: readonly SpokenMatch[]
  days: Days | null
  named: Ground['named']
  say: Say
}

/** What a question is answered from, priced for the days it names. */
export async function readGround(
  { search, gazetteer }: Pick<AppContext, 'search' | 'gazetteer'>,
  { criteria, shown, about, days, named, say }: Sources,
): Promise<Ground> {
  const index = await search.openIndex()
  const priced = days ? await priceFor(search, [...about, ...shown], days) : new Map<number, FoundListing>()
  const withPrice = (match: SpokenMatch): SpokenMatch => {
    const listing = priced.get(match.listing.id)
    return listing ? { ...match, listing } : match
  }
  const isFree = ({ listing }: SpokenMatch) =>
    days !== null &&
    index.search({
      ids: [listing.id],
      availableFromDay: toDayNumber(days.first),
      availableToDay: toDayNumber(days.last),
      limit: 1,
      want: COUNT_ALONE,
    }).total > 0
  const figures = readFigures(index)
  const place = named.place ?? criteria.place
  const at = place === null ? null : resolveSurePlace(gazetteer(), place)
  return {
    say,
    criteria,
    shown: shown.map(withPrice),
    about: about.map(withPrice),
    days,
    free: new Set(about.filter(isFree).map(({ listing }) => listing.id)),
    typical: (adType) =>
      figures.comparePrices({
        adType,
        listingType: 'rent',
        interval: 'month',
        coordinates: at && { lat: at.lat, lng: at.lng },
      }),
    named,
  }
}

const COUNT_ALONE = { page: false, facets: false, histogram: false, clusters: false }

async function priceFor(search: AppContext['search'], matches: readonly SpokenMatch[], days: Days) {
  const ids = [...new Set(matches.map(({ listing }) => listing.id))]
  const found = await search.get(ids, { availableFrom: days.first, availableTo: days.last })
  return new Map(found.map((listing) => [listing.id, listing]))
}
