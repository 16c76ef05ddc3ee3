import { cellOf } from '#domain/booking/cells.ts'
import { POSTING_ANCHOR } from '#domain/booking/units.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { toAnswerBy } from '#domain/planning/briefs.ts'
import { required } from '#domain/required.ts'
import { addDays } from '#domain/zoned-time.ts'
import type { Config } from '#server/config.ts'
import { priceForClient } from '#server/features/booking/bookings/place-agreed.ts'
import { quoteListing } from '#server/features/booking/quotes/quote-listing.ts'
import { priceBriefLine } from '#server/features/planning/briefs/price-line.ts'
import type { Tx } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { createStage } from '../bookings/stage.ts'

const DAY_MS = 86_400_000
const TACOMA = { west: -122.6, south: 47.15, east: -122.3, north: 47.35 }
const IN_DAYS = 70
const COLUMNS = ['Lit until', 'Printing included']

/** What sellers say of one space each, in the order in which they are found. */
const ANSWERS = [
  { cells: ['Midnight', 'No'], note: 'At the rate card; printing is quoted apart.', percent: 100 },
  {
    cells: ['All night', 'Yes, one design'],
    note: 'Printing and installation of one design are included.',
    percent: 90,
  },
]
const REASON = 'Our boards in Tacoma are sold through spring. Ask us again for June.'

/** A brief of the market's first admin to sellers in Tacoma: answered by some, declined by one, open for the rest. */
export async function insertOperatorBrief(
  trx: Tx,
  { admin, config, now }: { admin: Actor; config: Config; now: Date },
): Promise<void> {
  const { context } = createStage(trx, { config, now })
  const means: Parameters<typeof priceBriefLine>[0] = {
    quote: (id, asked) => quoteListing(context, id, asked),
    price: (asked) => priceForClient(context, { ...asked, givesWay: () => false }),
  }
  const { first, last } = required(
    cellOf({ cell: '4-week', anchor: POSTING_ANCHOR, periods: [] }, addDays(toMarketDate(now), IN_DAYS)),
  )
  const spaces = await listSpaces(trx, admin.organizationId)
  const sellers = [...new Set(spaces.map(({ seller_id }) => seller_id))].slice(0, 5)
  if (sellers.length < 3) return
  const brief = {
    organization_id: admin.organizationId,
    author_id: admin.personId,
    title: 'Posters and boards in Tacoma',
    body: 'A bakery opens its second shop near the dome. We look for two or three faces on the ways into town, four weeks, artwork is ready.',
    place: 'Tacoma, WA',
    ...TACOMA,
    ad_types: ['billboard' as const],
    first_day: first,
    last_day: last,
    budget_cents: 600_000,
    columns: COLUMNS,
    closes_at: toAnswerBy(addDays(toMarketDate(now), 6)),
    created_at: new Date(now.getTime() - 2 * DAY_MS),
  }
  const { id } = await trx.insertInto('briefs').values(brief).returning('id').executeTakeFirstOrThrow()
  await trx
    .insertInto('brief_recipients')
    .values(sellers.map((organization_id) => ({ brief_id: id, organization_id })))
    .execute()
  const waiting = new Set(sellers)
  for (const space of spaces) {
    const answer = ANSWERS[sellers.length - waiting.size]
    if (!answer || !waiting.has(space.seller_id)) continue
    const asked = {
      unitId: null,
      from: first,
      to: last,
      quantity: 1,
      extras: [],
      isAgency: false,
    }
    const quote = await quoteListing(context, space.id, asked).catch(toNothing)
    if (!quote?.unitId) continue
    waiting.delete(space.seller_id)
    const of = { brief_id: id, organization_id: space.seller_id }
    await recordState(trx, of, { state: 'answered', note: answer.note, now })
    const line = {
      ...of,
      first_day: quote.first,
      last_day: quote.last,
      listing_id: space.id,
      unit_id: quote.unitId,
      cells: answer.cells,
    }
    const space_cents = answer.percent === 100 ? null : Math.round((quote.totalCents * answer.percent) / 100)
    const parties = { sellerId: space.seller_id, buyerId: admin.organizationId, buyerName: 'Placard' }
    const price = await priceBriefLine(means, { ...parties, line: { ...line, space_cents } })
    await trx
      .insertInto('brief_lines')
      .values({ ...line, space_cents, total_cents: price.totalCents })
      .execute()
  }
  const [silent] = [...waiting]
  if (silent !== undefined)
    await recordState(
      trx,
      { brief_id: id, organization_id: silent },
      { state: 'declined', reason: REASON, now },
    )
}

/** What cannot be had is no answer; other failures are. */
function toNothing(error: unknown): null {
  if (error instanceof AppError) return null
  throw error
}

function listSpaces(trx: Tx, ownId: number) {
  return trx
    .selectFrom('listings')
    .select(['id', 'seller_id'])
    .where('status', '=', 'active')
    .where('ad_type', '=', 'billboard')
    .where('seller_id', '<>', ownId)
    .where((eb) =>
      eb.and([eb.between('lat', TACOMA.south, TACOMA.north), eb.between('lng', TACOMA.west, TACOMA.east)]),
    )
    .orderBy('id')
    .execute()
}

interface Said {
  state: 'answered' | 'declined'
  note?: string
  reason?: string
  now: Date
}

async function recordState(
  trx: Tx,
  { brief_id, organization_id }: { brief_id: number; organization_id: number },
  { now, ...said }: Said,
): Promise<void> {
  await trx
    .updateTable('brief_recipients')
    .set({
      ...said,
      answered_at: new Date(now.getTime() - DAY_MS),
      valid_until: new Date(now.getTime() + 14 * DAY_MS),
    })
    .where('brief_id', '=', brief_id)
    .where('organization_id', '=', organization_id)
    .execute()
}
