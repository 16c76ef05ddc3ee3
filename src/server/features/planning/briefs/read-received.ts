import type { ReceivedBrief, ReceivedSummary } from '#contract/planning/briefs-received.ts'
import { isBriefOpen } from '#domain/planning/briefs.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { organizationName } from '../../../platform/db/organization-name.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { BriefMeans } from './brief-means.ts'
import { getReceivedRow, listBriefLines, ownSpaces, type Received, type ReceivedRow } from './brief-rows.ts'
import { presentLines } from './present-line.ts'
import { presentAnswer, presentFacts } from './read-brief.ts'

type Context = Pick<AppContext, 'db' | 'now'>

/** Shown at once; older ones are closed long since. */
const MOST_RECEIVED = 200
/** Own spaces that a brief is compared with; the grid has all of them. */
const MOST_FITTING = 24

/** The newest first. */
export async function listReceived({ db, now }: Context, sellerId: number): Promise<ReceivedSummary[]> {
  const rows = await db
    .selectFrom('brief_recipients as recipient')
    .innerJoin('briefs', 'briefs.id', 'recipient.brief_id')
    .innerJoin('organizations as buyer', 'buyer.id', 'briefs.organization_id')
    .select(['briefs.id', 'briefs.title', 'briefs.closes_at', 'briefs.closed_at', 'recipient.state'])
    .select(organizationName('buyer').as('buyer'))
    .where('recipient.organization_id', '=', sellerId)
    .orderBy('recipient.brief_id', 'desc')
    .limit(MOST_RECEIVED)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    buyer: row.buyer,
    state: row.state,
    answerBy: row.closes_at.toISOString(),
    isOpen: isBriefOpen(row, now()),
  }))
}

/** A brief as one of its sellers reads it. @throws AppError `not-found` */
export async function readReceived(
  context: Context,
  means: BriefMeans,
  asked: Received,
): Promise<ReceivedBrief> {
  const { db, now } = context
  const row = await getReceivedRow(db, asked)
  const rows = await listBriefLines(db, row.id, asked.sellerId)
  const lines = await presentLines(means, rows, { brief: row, buyerName: row.buyer_name, now: now() })
  const isOpen = isBriefOpen(row, now())
  const used = new Set(rows.map(({ listing_id }) => listing_id))
  return {
    ...presentFacts(row, now()),
    buyer: row.buyer_name,
    answer: presentAnswer({ ...row, note: row.answer_note }),
    lines: lines.map((line, at) => ({ ...line, spaceCents: rows[at]?.space_cents ?? null })),
    fitting: isOpen ? await listFitting(db, means, { row, sellerId: asked.sellerId, used }) : [],
  }
}

interface FittingQuery {
  row: ReceivedRow
  sellerId: number
  /** Spaces that are in the answer already. */
  used: ReadonlySet<number>
}

/** Own spaces of the media and the area, priced for the days of the brief; those that can be had first. */
async function listFitting(db: Db, means: BriefMeans, { row, sellerId, used }: FittingQuery) {
  const found = await ownSpaces(db, row, sellerId).limit(MOST_FITTING).execute()
  const fitting: ReceivedBrief['fitting'] = []
  // one after another: a page takes one connection
  for (const { id, title, place } of found.filter((one) => !used.has(one.id)))
    fitting.push({ listingId: id, title, place, ...(await priceFitting(means, id, row)) })
  return fitting.toSorted((a, b) => Number(a.totalCents === null) - Number(b.totalCents === null))
}

async function priceFitting(
  { quote }: BriefMeans,
  listingId: number,
  { first_day: from, last_day: to }: ReceivedRow,
): Promise<Omit<ReceivedBrief['fitting'][number], 'listingId' | 'title' | 'place'>> {
  const asked = { unitId: null, from, to, quantity: 1, extras: [], isAgency: false }
  try {
    const { unitId, first, last, totalCents } = await quote(listingId, asked)
    return { unitId, first, last, totalCents, problem: null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { unitId: null, first: from, last: to, totalCents: null, problem: error.message }
  }
}
