import { sql } from 'kysely'
import { capacityOf } from '#domain/booking/cells.ts'
import type { ClientClass } from '#domain/booking/clients.ts'
import { defaultDemand } from '#domain/booking/creative/default-demand.ts'
import type { Term } from '#domain/booking/fit-term.ts'
import { keepRate } from '#domain/booking/price/keep-rate.ts'
import type { Quote } from '#domain/booking/price/quote.ts'
import { proofSentence } from '#domain/booking/proof/duty-words.ts'
import { usualProof } from '#domain/booking/proof/presets.ts'
import { plannedTimesOf } from '#domain/booking/read-planned-times.ts'
import {
  type AgreedTerms,
  type AgreedUnit,
  type BookingRequest,
  MAKE_GOOD,
  type Party,
} from '#domain/booking/terms.ts'
import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Claim } from '../availability/claim-units.ts'
import { fitRequestedDates } from '../quotes/fit-requested-dates.ts'
import { type Offer, priceTerm, type QuoteContext, readTaxRate } from '../quotes/read-offer.ts'
import { floorFor, refuseBelow } from './price-floor.ts'

/** What is agreed on, before it is priced: days are any within the cells that are meant. */
export interface Wanted extends BookingRequest {
  spaceCents?: number | null
}

interface BuildTermsInput {
  parties: { buyer: Party; seller: Party }
  wanted: Wanted
  /** As they stand: a price that they agree on holds where none is wanted. */
  before?: AgreedTerms | null
  /** Claims that do not stand in the way. */
  givesWay: (claim: Claim) => boolean
  /** A price, named or kept, may be below what the rate card asks at least; absent: it may. */
  mayGoBelow?: boolean
}

/**
 * Everything two sides would agree on, as of now: the seller's terms and prices, but for what a proposal puts in their place.
 * @throws AppError `term-not-sold`, `dates-taken`, `below-minimum`
 */
export async function buildTerms(
  context: QuoteContext,
  offer: Offer,
  { parties, wanted: asked, before = null, givesWay, mayGoBelow = true }: BuildTermsInput,
): Promise<AgreedTerms> {
  const { term, at } = await fitOffer(context, offer, { parties, wanted: asked, givesWay })
  const { quantity } = asked
  const kept = keepRate(before, { ...term, unitId: offer.unit.id, issues: term.periods.length, quantity })
  return at(asked.spaceCents ?? kept, { mayGoBelow })
}

/** Days of a space as two sides could agree on them, at any price, with nothing more to be read. */
export interface FittedOffer {
  term: Term
  /** The least that it costs by its rate card; 0: any price. Integer US cents. */
  floorCents: number
  /** At a price for the space; null: at the seller's own. @throws AppError `term-not-sold` for too much, `below-minimum` */
  at: (spaceCents: number | null, options?: { mayGoBelow?: boolean }) => AgreedTerms
}

/** @throws AppError `term-not-sold`, `dates-taken` */
export async function fitOffer(
  context: QuoteContext,
  offer: Offer,
  { parties, wanted: asked, givesWay }: Pick<BuildTermsInput, 'parties' | 'wanted' | 'givesWay'>,
): Promise<FittedOffer> {
  const term = await fitRequestedDates(context.db, offer, asked, givesWay)
  const client = await findClient(context.db, offer, parties)
  const taxRate = await readTaxRate(context, offer)
  const { quantity, extras, isAgency = false } = asked
  return {
    term,
    floorCents: floorFor(offer, { ...term, quantity }),
    at(spaceCents, { mayGoBelow = true } = {}) {
      const price = priceTerm(offer, { term, quantity, extras, spaceCents, isAgency, ...client }, taxRate)
      if (!mayGoBelow && spaceCents !== null) refuseBelow(offer, { ...term, quantity }, spaceCents)
      const wanted = { ...asked, spaceCents }
      return { ...describeOffer(offer, wanted, term), ...parties, ...toAgreed(price, offer) }
    },
  }
}

/** As the seller keeps the buyer among the clients: what kind of buyer they are, and whether tax is asked of them. */
async function findClient(
  db: Db,
  { listing }: Offer,
  { buyer }: { buyer: Party },
): Promise<{ clientClass: ClientClass | null; exemption: string }> {
  const row = await db
    .selectFrom('clients')
    .select(['class', 'tax_exemption'])
    .where('organization_id', '=', listing.seller_id)
    .where('account_id', '=', buyer.id)
    .executeTakeFirst()
  return { clientClass: row?.class ?? null, exemption: row?.tax_exemption ?? '' }
}

function describeOffer({ listing, terms, unit }: Offer, wanted: Wanted, term: Term) {
  const sold = { medium: listing.ad_type, unitName: unit.name, delivery: terms.delivery }
  const proofDuties = [...(unit.proof ?? usualProof(sold))]
  return {
    format: 1,
    listing: {
      id: listing.id,
      title: listing.title,
      place: listing.location_text,
      medium: listing.ad_type,
    },
    brand: wanted.brand,
    note: wanted.note,
    political: wanted.sponsor === null ? null : { sponsor: wanted.sponsor },
    units: listUnits({ listing, unit }, term, wanted.quantity),
    first: term.first,
    last: term.last,
    timeZone: terms.timeZone,
    quantity: wanted.quantity,
    spaceCents: wanted.spaceCents ?? null,
    makeGood: MAKE_GOOD,
    proof: proofSentence(proofDuties),
    proofDuties,
    ...toAudience(listing.audience),
    artwork:
      unit.artwork ?? defaultDemand(listing.ad_type, { unitName: unit.name, facts: listing.specifications }),
  } as const
}

/** The figure of the listing, where it has one whose source is named. */
function toAudience({ value, per, basis }: Offer['listing']['audience']): Pick<AgreedTerms, 'audience'> {
  if (!value || !per || !basis) return {}
  return { audience: { value: Math.round(value), per, basis } }
}

/** One for all cells that stand together, or one each issue or date. */
function listUnits(
  { listing, unit }: Pick<Offer, 'listing' | 'unit'>,
  term: Term,
  quantity: number,
): AgreedUnit[] {
  const of = { unitId: required(unit.id), name: unit.name, quantity }
  const sold = { medium: listing.ad_type, cell: unit.cell, facts: listing.specifications, quantity }
  if (unit.cell !== 'listed') {
    const { first, last } = term
    const { capacity } = unit
    return [
      { ...of, first, last, capacity, label: '', materialDate: null, ...toTimes({ ...sold, capacity }) },
    ]
  }
  return term.periods.map(({ first, last, label, materialDate }) => {
    const capacity = capacityOf(unit, first)
    return { ...of, first, last, capacity, label, materialDate, ...toTimes({ ...sold, capacity }) }
  })
}

function toTimes(sold: Parameters<typeof plannedTimesOf>[0]): Pick<AgreedUnit, 'times'> {
  const times = plannedTimesOf(sold)
  return times ? { times } : {}
}

function toAgreed(price: Quote, { terms }: Offer) {
  const { choices, cancellation, ...rest } = price
  return {
    ...rest,
    extras: choices.filter(({ isChosen }) => isChosen).map(({ id }) => id),
    paymentSchedule: terms.paymentSchedule,
    cancellation: {
      ...cancellation,
      depositBasisPoints: terms.paymentSchedule === 'deposit' ? terms.depositBasisPoints : null,
    },
  }
}

/** Who is not there yet: what is only looked at names nobody. */
const NOBODY: Party = { id: 0, name: '', company: null, email: '' }

/** As they are named in papers. */
export async function readParties(
  db: Db,
  { buyerId, sellerId }: { buyerId: number | null; sellerId: number },
): Promise<{ buyer: Party; seller: Party }> {
  const rows = await db
    .selectFrom('organizations')
    .select(['id', 'name', 'username', 'company', 'email', 'phone', 'address'])
    // of a person alone only the mail address is told; of a client where it is, too, which its seller has written down for this
    .select(sql<boolean>`person_id is null and keeper_id is null`.as('is_company'))
    .select(sql<boolean>`keeper_id is not null`.as('is_client'))
    .where('id', 'in', [buyerId ?? sellerId, sellerId])
    .execute()
  const partyOf = (wanted: number): Party => {
    const row = required(rows.find(({ id }) => id === wanted))
    const { id, name, username, company, email, phone, address } = row
    const told = {
      ...(row.is_company && phone && { phone }),
      ...((row.is_company || row.is_client) && address && { address }),
    }
    return { id, name: name ?? username, company, email, ...told }
  }
  return { buyer: buyerId === null ? NOBODY : partyOf(buyerId), seller: partyOf(sellerId) }
}
