import { type SqlBool, sql } from 'kysely'
import { PROPOSALS_PER_PAGE, type ProposalSummary, type proposalRoutes } from '#contract/booking/proposals.ts'
import type { Out } from '#contract/route.ts'
import type { ProposalStatus } from '#domain/booking/proposal-statuses.ts'
import { proposalStatus } from '#domain/booking/proposals.ts'
import type { AppContext } from '../../../context.ts'
import { everyWordIn } from '../../../platform/db/every-word.ts'
import { type ProposalRow, proposals } from './proposal-rows.ts'

/** What was sent of it last: how many lines, and what they come to. */
const SENT = sql<{ lines: number; totalCents: number } | null>`(
  select json_build_object('lines', json_array_length((body::json) -> 'lines'), 'totalCents', (body::json) -> 'totalCents')
  from proposal_versions as sent where sent.proposal_id = proposals.id and sent.version = proposals.version)`
const LINES = sql<number>`(select count(*)::int from proposal_lines as line where line.proposal_id = proposals.id)`

type Filter = Out<typeof proposalRoutes.listProposals.query>

/** One page, the newest first. */
export async function listProposals(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  sellerId: number,
  { q, status, page = 1 }: Filter,
): Promise<{ items: ProposalSummary[]; total: number }> {
  const text = sql`concat_ws(' ', proposals.title, clients.name)`
  const matching = proposals(db)
    .where('proposals.organization_id', '=', sellerId)
    .where((eb) => eb.and(everyWordIn(text, q)))
    .$if(status !== undefined, (query) => query.where(isStatus(status as ProposalStatus, now())))
  const { total } = await matching
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .select([SENT.as('sent'), LINES.as('lines')])
    .orderBy('proposals.id', 'desc')
    .limit(PROPOSALS_PER_PAGE)
    .offset((page - 1) * PROPOSALS_PER_PAGE)
    .execute()
  return {
    items: rows.map((row) => ({
      ...presentHead(row, now()),
      client: { id: row.client_id, name: row.client_name },
      lines: row.sent?.lines ?? row.lines,
      totalCents: row.sent?.totalCents ?? null,
    })),
    total,
  }
}

/** As `proposalStatus` says it of a row. */
function isStatus(status: ProposalStatus, now: Date) {
  if (status === 'expired') return sql<SqlBool>`proposals.status = 'sent' and valid_until <= ${now}`
  if (status === 'sent') return sql<SqlBool>`proposals.status = 'sent' and valid_until > ${now}`
  return sql<SqlBool>`proposals.status = ${status}`
}

export function presentHead(row: ProposalRow, now: Date) {
  return {
    id: row.id,
    title: row.title,
    status: proposalStatus(row, now),
    sentAt: row.sent_at?.toISOString() ?? null,
    validUntil: row.valid_until?.toISOString() ?? null,
  }
}
