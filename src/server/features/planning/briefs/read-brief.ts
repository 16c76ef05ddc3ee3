import { sql } from 'kysely'
import type { Brief, BriefSummary, SellerAnswer } from '#contract/planning/briefs.ts'
import type { BriefFacts } from '#contract/planning/briefs-fields.ts'
import { BRIEF_LIMITS, isBriefOpen, type RecipientState } from '#domain/planning/briefs.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { organizationName, readOrganizationName } from '../../../platform/db/organization-name.ts'
import type { BriefMeans } from './brief-means.ts'
import {
  type BriefRow,
  getBriefRow,
  listBriefLines,
  type OwnedBrief,
  type ReceivedRow,
} from './brief-rows.ts'
import { presentLines } from './present-line.ts'

type Context = Pick<AppContext, 'db' | 'now'>

/** The newest `BRIEF_LIMITS.briefs`; older ones are closed long since. */
export async function listBriefs({ db, now }: Context, buyerId: number): Promise<BriefSummary[]> {
  const rows = await db
    .selectFrom('briefs')
    .selectAll()
    .where('organization_id', '=', buyerId)
    .orderBy('id', 'desc')
    .limit(BRIEF_LIMITS.briefs)
    .execute()
  if (rows.length === 0) return []
  const counted = await db
    .selectFrom('brief_recipients')
    .select(['brief_id', 'state'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(
      'brief_id',
      'in',
      rows.map(({ id }) => id),
    )
    .groupBy(['brief_id', 'state'])
    .execute()
  const countOf = (id: number, state?: RecipientState) =>
    counted
      .filter((one) => one.brief_id === id && (state === undefined || one.state === state))
      .reduce((sum, { count }) => sum + Number(count), 0)
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    answerBy: row.closes_at.toISOString(),
    isOpen: isBriefOpen(row, now()),
    sellers: countOf(row.id),
    answered: countOf(row.id, 'answered'),
    declined: countOf(row.id, 'declined'),
  }))
}

/** All answers side by side. @throws AppError `not-found` */
export async function readBrief(context: Context, means: BriefMeans, owned: OwnedBrief): Promise<Brief> {
  const { db, now } = context
  const row = await getBriefRow(db, owned)
  const rows = await listBriefLines(db, row.id)
  const buyerName = await readOrganizationName(db, owned.buyerId)
  const lines = await presentLines(means, rows, { brief: row, buyerName, now: now() })
  return {
    ...presentFacts(row, now()),
    budgetCents: row.budget_cents,
    showsBudget: row.shows_budget,
    planId: row.plan_id,
    answers: await listAnswers(db, row.id),
    lines: lines.map((line, at) => ({
      ...line,
      sellerId: rows[at]?.organization_id ?? 0,
      planId: rows[at]?.plan_id ?? null,
    })),
  }
}

/** What both sides read of it; the budget as its sellers do. */
export function presentFacts(row: BriefRow | ReceivedRow, now: Date): BriefFacts {
  return {
    id: row.id,
    title: row.title,
    body: row.body,
    place: row.place,
    media: row.ad_types,
    from: row.first_day,
    to: row.last_day,
    budgetCents: row.shows_budget ? row.budget_cents : null,
    columns: row.columns,
    note: row.note,
    version: row.version,
    answerBy: row.closes_at.toISOString(),
    sentAt: row.created_at.toISOString(),
    isOpen: isBriefOpen(row, now),
  }
}

/** @param row of a recipient */
export function presentAnswer(
  row: Pick<ReceivedRow, 'state' | 'reason' | 'note' | 'answered_at' | 'valid_until' | 'conversation_id'>,
) {
  const isAnswered = row.state === 'answered'
  return {
    state: row.state,
    reason: row.state === 'declined' ? row.reason : '',
    note: isAnswered ? row.note : '',
    answeredAt: row.answered_at?.toISOString() ?? null,
    validUntil: (isAnswered && row.valid_until?.toISOString()) || null,
    conversationId: row.conversation_id,
  }
}

/** Those who answered first, then who declined, then who has not. */
async function listAnswers(db: Db, briefId: number): Promise<SellerAnswer[]> {
  const rows = await db
    .selectFrom('brief_recipients as recipient')
    .innerJoin('organizations as seller', 'seller.id', 'recipient.organization_id')
    .selectAll('recipient')
    .select(['seller.id as seller_id', 'seller.username'])
    .select(organizationName('seller').as('seller_name'))
    .where('recipient.brief_id', '=', briefId)
    .orderBy(sql`array_position(array['answered', 'declined', 'sent'], recipient.state)`)
    .orderBy('recipient.organization_id')
    .execute()
  return rows.map((row) => ({
    ...presentAnswer(row),
    seller: { id: row.seller_id, name: row.seller_name, username: row.username },
  }))
}
