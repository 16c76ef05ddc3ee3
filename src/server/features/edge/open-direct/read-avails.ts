import type { Quote } from '#contract/booking/quotes.ts'
import type { NearPrice } from '#contract/booking/quotes-near.ts'
import type { AVAIL_REASONS, AvailsSearch, OpenDirectAvails } from '#contract/edge/open-direct.ts'
import type { TermReason } from '#domain/booking/term-rules.ts'
import { listingPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { quoteListing } from '../../booking/quotes/quote-listing.ts'
import { type MarketSpace, readSpaces } from './read-products.ts'
import { toTargeting } from './to-product.ts'

type AvailReason = (typeof AVAIL_REASONS)[number]

/** Why days cannot be had, in their words. */
export const REASONS: Record<TermReason, AvailReason> = {
  booked: 'Booked',
  held: 'Optioned',
  blocked: 'Excluded',
  'too-short': 'InvalidPeriodLength',
  'too-long': 'InvalidPeriodLength',
  'off-grid': 'InvalidPeriodLength',
  'too-soon': 'OutOfCharge',
  'too-far': 'OutOfCharge',
  ended: 'OutOfCharge',
  'none-listed': 'Excluded',
  'too-many': 'Excluded',
}

/** One answer a product, in their order; one that is not on the market is unavailable, as theirs is. */
export async function readAvails(context: AppContext, asked: AvailsSearch): Promise<OpenDirectAvails[]> {
  const ids = [...new Set(asked.productids)]
  const spaces = new Map((await readSpaces(context, ids)).map((space) => [space.listing.id, space]))
  const answers: OpenDirectAvails[] = []
  for (const id of ids) answers.push(await readOne(context, { id, space: spaces.get(id), asked }))
  return answers
}

interface One {
  id: number
  space: MarketSpace | undefined
  asked: AvailsSearch
}

async function readOne(context: AppContext, { id, space, asked }: One): Promise<OpenDirectAvails> {
  const { PUBLIC_URL } = context.config
  const { accountid, advertiserbrandid, startdate, enddate, qty } = asked
  const said = await readQuote(context, { id, asked })
  return {
    productid: String(id),
    accountid,
    advertiserbrandid,
    currency: 'USD',
    price: said.quote ? said.quote.totalCents / 100 : null,
    startdate,
    enddate,
    availability: said.quote ? qty : 0,
    availsstatus: [
      {
        status: said.quote ? 'Available' : said.near.length > 0 ? 'Partially Available' : 'Unavailable',
        reason: said.reason,
        comment: said.comment,
        producttargeting: space ? toTargeting(space, PUBLIC_URL) : [],
      },
    ],
    ext: {
      firstday: said.quote?.first ?? null,
      lastday: said.quote?.last ?? null,
      totalcents: said.quote?.totalCents ?? null,
      near: said.near.map(({ first, last, totalCents }) => ({
        firstday: first,
        lastday: last,
        totalcents: totalCents,
      })),
      url: `${PUBLIC_URL}${listingPath(id)}`,
    },
  }
}

interface Said {
  quote: Quote | null
  reason: AvailReason | ''
  comment: string
  near: NearPrice[]
}

async function readQuote(context: AppContext, { id, asked }: Pick<One, 'id' | 'asked'>): Promise<Said> {
  const { startdate: from, enddate: to, qty: quantity } = asked
  try {
    const input = { unitId: null, from, to, quantity, extras: [], isAgency: false }
    return { quote: await quoteListing(context, id, input), reason: '', comment: '', near: [] }
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    const { reason, near = [] } = (error.refusal.body ?? {}) as { reason?: TermReason; near?: NearPrice[] }
    return { quote: null, reason: reasonOf(error, reason), comment: error.message, near }
  }
}

function reasonOf({ code }: AppError, reason: TermReason | undefined): AvailReason {
  if (code === 'not-bookable') return 'Manual Trade Only'
  if (code === 'listing-not-found') return 'InvalidFrameID'
  return reason ? REASONS[reason] : 'Excluded'
}
