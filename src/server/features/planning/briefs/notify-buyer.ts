import type { receivedBriefRoutes } from '#contract/planning/briefs-received.ts'
import type { Out } from '#contract/route.ts'
import { type AnsweredLine, describeAnswerChange } from '#domain/planning/brief-changes.ts'
import { toCells } from '#domain/planning/briefs.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { readOrganizationName } from '../../../platform/db/organization-name.ts'
import type { BriefMeans } from './brief-means.ts'
import type { BriefLineRow, ReceivedRow } from './brief-rows.ts'

interface SentAnswer {
  row: ReceivedRow
  sellerId: number
  /** As they were before. */
  before: readonly BriefLineRow[]
  input: Out<typeof receivedBriefRoutes.answerBrief.body>
  totals: ReadonlyMap<number, number>
  now: Date
}

/** That a seller has answered; and of an answer that was changed, what. Several within the hour are one mail. */
export async function notifyBuyer(
  trx: Tx,
  { notify }: Pick<BriefMeans, 'notify'>,
  answer: SentAnswer,
): Promise<void> {
  const { row, sellerId, now } = answer
  const { id: briefId, title, organization_id: organizationId } = row
  const notice = { organizationId, side: 'buyer', kind: 'brief-answer', briefId, title, now } as const
  if (row.state !== 'answered') return notify(trx, [{ ...notice, key: `brief-answer:${briefId}` }])
  const changes = listChanges(answer)
  if (changes.length === 0) return
  const text = `${await readOrganizationName(trx, sellerId)} changed its answer to “${title}”: ${changes.join(', ')}`
  // a row a seller: what one has changed hides nothing of another
  await notify(trx, [{ ...notice, text, key: `brief-answer:${briefId}:changed:${sellerId}` }])
}

function listChanges({ row, before, input, totals }: SentAnswer): string[] {
  const days = new Map(
    before.map(({ id, first_day, last_day }) => [id, { first: first_day, last: last_day }]),
  )
  const was = before.flatMap(({ id, total_cents: totalCents, cells, ...line }): AnsweredLine[] =>
    // a line that was added since is not sent yet
    totalCents === null
      ? []
      : [{ id, first: line.first_day, last: line.last_day, totalCents, cells: toCells(row.columns, cells) }],
  )
  const is = input.lines.flatMap(({ id, cells }): AnsweredLine[] => {
    const [own, totalCents] = [days.get(id), totals.get(id)]
    return own && totalCents !== undefined
      ? [{ id, ...own, totalCents, cells: toCells(row.columns, cells) }]
      : []
  })
  return describeAnswerChange({ lines: was, note: row.answer_note }, { lines: is, note: input.note })
}
