import { documentRoutes } from '#contract/content/content-documents.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { toFeatures } from '#domain/geo-json.ts'
import { firstDayOf } from '#domain/listings/first-day.ts'
import { sellerLabel } from '#domain/listings/seller-label.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App } from '../../../platform/http/env.ts'
import { toDocument } from './document.ts'
import { listFeedIds, listSites } from './queries.ts'

const { getSiteFeed } = documentRoutes
const CACHE = 'public, max-age=300'

/** Pull instead of push: JSON Feed 1.1 and GeoJSON of a site's listings, for sites that accept no posts. */
export function mountFeeds(app: App, { db, config, search }: AppContext): void {
  app.get(getSiteFeed.path, async (c) => {
    const { data } = getSiteFeed.params.safeParse(c.req.param())
    const [siteId, format] = data?.file.split('.') ?? []
    const site = siteId && (await listSites(db)).find(({ id, active }) => id === siteId && active)
    if (!site) throw new AppError('not-found', { message: 'There is no such feed' })
    const ids = (await listFeedIds(db, site.id)).map((row) => row.id)
    // as they were indexed, so that feeds and pages name the same first day
    const listings = await search.get(ids)
    if (format === 'geojson') {
      const body = JSON.stringify(toFeatures(listings, (listing) => toProperties(listing, config.PUBLIC_URL)))
      return c.body(body, 200, { 'content-type': 'application/geo+json', 'cache-control': CACHE })
    }
    const feed = {
      version: 'https://jsonfeed.org/version/1.1',
      title: `Advertising spaces for ${site.name}`,
      home_page_url: config.PUBLIC_URL,
      feed_url: `${config.PUBLIC_URL}/feeds/${site.id}.json`,
      items: listings.map((listing) => {
        const { id, url, listing: facts } = toFed(listing, config.PUBLIC_URL)
        return {
          id,
          url,
          title: listing.title,
          content_text: listing.description,
          image: new URL(listing.imageUrl, config.PUBLIC_URL).href,
          date_published: listing.listedDate,
          date_modified: listing.updatedAt,
          tags: [listing.adType, ...listing.targetMarket],
          authors: [{ name: sellerLabel(listing.seller) }],
          _placard: facts,
        }
      }),
    }
    const type = { 'content-type': 'application/feed+json', 'cache-control': CACHE }
    return c.body(JSON.stringify(feed), 200, type)
  })
}

/** What the JSON feed says too: no contact of a person is in either. */
function toProperties(listing: Listing, publicUrl: string) {
  const { id, url, updatedAt, listing: shown } = toFed(listing, publicUrl)
  return { id, url, updatedAt, ...shown }
}

/** A document that is read when it is made: the first day on which it can be booked is known in it. */
function toFed(listing: Listing, publicUrl: string) {
  const first = firstDayOf(listing)
  const { listing: shown, ...head } = toDocument(listing, 'upsert', publicUrl)
  const sold = { availabilityStart: first ?? null, ...(first === undefined && { nothingFree: true }) }
  return { ...head, listing: { ...shown, ...sold } }
}
