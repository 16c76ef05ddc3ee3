import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Listing } from '#contract/listings/listings.ts'
import { isOwnPicture } from '#domain/listings/pictures.ts'
import { listingPath } from '#domain/paths.ts'

export type CrossPostAction = 'upsert' | 'withdraw'

/** The payload for a site. `listing` is omitted on withdrawal. */
export interface CrossPostDocument {
  version: 1
  action: CrossPostAction
  id: string
  url: string
  /** Version of the listing; distinguishes a second withdrawal or repost from a repeated delivery of the first. */
  updatedAt: string
  listing?: Record<string, unknown>
}

/** A public listing for another site: only what its own page shows. */
export function toDocument(listing: Listing, action: CrossPostAction, publicUrl: string): CrossPostDocument {
  const head = {
    version: 1,
    action,
    id: `placard-${listing.id}`,
    url: `${publicUrl}${listingPath(listing.id)}`,
    updatedAt: listing.updatedAt,
  } as const
  if (action === 'withdraw') return head
  return {
    ...head,
    listing: {
      title: listing.title,
      description: listing.description,
      adType: listing.adType,
      listingType: listing.listingType,
      price: listing.price,
      currency: 'USD',
      interval: listing.interval,
      location: listing.location,
      address: listing.address,
      imageUrls: listing.imageUrls.filter(isOwnPicture).map((url) => new URL(url, publicUrl).href),
      targetMarket: listing.targetMarket,
      features: listing.features,
      specifications: listing.specs,
      availabilityStart: listing.availabilityStart,
      availabilityEnd: listing.availabilityEnd,
      seller: { name: listing.seller.name, company: listing.seller.company },
    },
  }
}

/** `v1=` and the HMAC-SHA256, in hex, of `timestamp.body` under the site's secret. */
export function sign(secret: string, timestamp: number, body: string): string {
  return `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`
}

/** For receivers: true when the signature matches and is at most five minutes old. */
export function isSigned(
  input: { signature: string; timestamp: number; body: string },
  secret: string,
  nowSeconds: number,
): boolean {
  if (Math.abs(nowSeconds - input.timestamp) > 300) return false
  const wanted = Buffer.from(sign(secret, input.timestamp, input.body))
  const actual = Buffer.from(input.signature)
  return wanted.length === actual.length && timingSafeEqual(wanted, actual)
}

/** Idempotency key: the same content for the same site has the same key, so a repeated delivery has no effect. */
export function idempotencyKey(siteId: string, body: string): string {
  return createHash('sha256').update(`${siteId}\n${body}`).digest('hex').slice(0, 40)
}
