import type { Selectable } from 'kysely'
import type { SpaceCard } from '#contract/discovery/market.ts'
import type { Listing, ListingAudience, SellerAnswers } from '#contract/listings/listings.ts'
import { describeSize, readTypedSize } from '#domain/listings/face.ts'
import { isOwnPicture, toIllustrationUrl } from '#domain/listings/pictures.ts'
import { answerLabel, answerTooltip } from '#domain/messaging/answer-words.ts'
import type { AnswerPace } from '#domain/messaging/response-clock.ts'
import { DAYS_PER_MONTH, monthlyPrice } from '#domain/money.ts'
import type { UserStatus } from '#domain/vocabulary.ts'
import type { Config } from '../../../config.ts'
import type { StoredAudience } from '../../../platform/db/stored-shapes.ts'
import type { ListingsTable } from '../../../platform/db/tables.gen.ts'
import { toReplyAddress } from '../../../platform/mail/reply-address.ts'
import { type BookedColumns, presentTerms } from './present-terms.ts'

/** Columns of the seller's row in `seller_answers`; all null when nobody has asked anything yet. */
export interface AnswerColumns {
  answer_pace: AnswerPace | null
  answer_buyers: number | null
  answered_buyers: number | null
  answers_promptly: boolean | null
  away_until: string | null
  faded_at: Date | null
}

export interface ListingRow extends Selectable<ListingsTable>, AnswerColumns, BookedColumns {
  seller_username: string
  seller_name: string | null
  seller_company: string | null
  seller_phone: string | null
  /** Read for admins only. */
  seller_status?: UserStatus
}

/** Days one stated figure covers; issues, events and posts have no fixed length. */
const FIGURE_DAYS: Partial<Record<NonNullable<StoredAudience['per']>, number>> = {
  day: 1,
  week: 7,
  '4-week': 28,
  month: DAYS_PER_MONTH,
}

export type MailSettings = Pick<Config, 'SUPPORT_DOMAIN' | 'INBOUND_MAIL_SECRET'>

/** Row → contract: the only way a listing leaves the server. */
export function presentListing(row: ListingRow, config: MailSettings): Listing {
  const coordinates = row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng }
  const imageUrls = row.images.map((image) => image.url)
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    adType: row.ad_type,
    type: row.ad_type,
    venue: row.venue,
    listingType: row.listing_type,
    price: row.price,
    interval: row.frequency,
    frequency: row.frequency,
    monthlyPrice: monthlyPrice(row.price, row.frequency),
    location: { text: row.location_text, coordinates },
    coordinates,
    address: row.address,
    locationDetails: row.location_details,
    imageUrl: imageUrls.find(isOwnPicture) ?? toIllustrationUrl(row.ad_type),
    imageUrls,
    images: row.images,
    specs: row.specifications,
    features: row.features,
    targetMarket: row.target_market,
    audience: presentAudience(row.audience),
    listedDate: row.listed_at.toISOString(),
    availableFrom: row.availability_start,
    availabilityStart: row.availability_start,
    availabilityEnd: row.availability_end,
    ...presentTerms(row),
    seller: presentSeller(row, config),
    sellerId: row.seller_id,
    sellerUsername: row.seller_username,
    status: row.status,
    rejectionReason: row.rejection_reason,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    ...(row.seller_status ? { sellerStatus: row.seller_status } : {}),
    ...presentSize(row),
  }
}

function presentSize(row: Pick<ListingRow, 'ad_type' | 'specifications'>): Pick<Listing, 'measuredSize'> {
  const size = readTypedSize(row.ad_type, row.specifications)
  return size?.kind === 'lengths' ? { measuredSize: describeSize(size) } : {}
}

function presentSeller(row: ListingRow, config: MailSettings): Listing['seller'] {
  return {
    id: row.seller_id,
    username: row.seller_username,
    name: row.seller_name ?? row.seller_username,
    company: row.seller_company,
    phone: row.seller_phone,
    // the seller's own address is never shown; where no mail is taken there is none to write to
    email: toReplyAddress(config, 'space', row.id) ?? null,
    answers: presentAnswers(row),
  }
}

export function presentAudience(audience: StoredAudience): ListingAudience {
  const days = audience.per === undefined ? undefined : FIGURE_DAYS[audience.per]
  return {
    dailyViews: audience.value !== undefined && days !== undefined ? Math.round(audience.value / days) : null,
    type: audience.type ?? null,
    ageRange: audience.ageRange ?? null,
    incomeLevel: audience.incomeLevel ?? null,
    value: audience.value ?? null,
    per: audience.per ?? null,
    basis: audience.basis ?? null,
    asOf: audience.asOf ?? null,
  }
}

/** How a seller answers, in words. */
export function presentAnswers(row: AnswerColumns): SellerAnswers {
  const buyers = row.answer_buyers ?? 0
  const answered = row.answered_buyers ?? 0
  const isFaded = row.faded_at !== null
  return {
    label: answerLabel({ pace: row.answer_pace ?? 'unmeasured' }, isFaded),
    tooltip: answerTooltip({ buyers, answered }),
    buyers,
    answered,
    isMeasured: isFaded || (row.answer_pace ?? 'unmeasured') !== 'unmeasured',
    isPrompt: Boolean(row.answers_promptly) && !isFaded,
    isFaded,
    awayUntil: row.away_until,
  }
}

/** What a small card shows of a listing. */
export function toSpaceCard(listing: Listing): SpaceCard {
  const { id, title, adType, price, interval, monthlyPrice, imageUrl, images, location } = listing
  return {
    id,
    title,
    adType,
    price,
    interval,
    monthlyPrice,
    imageUrl,
    images: images.slice(0, 1),
    place: location.text,
  }
}
