import type { briefRoutes } from '#contract/planning/briefs.ts'
import type { Out } from '#contract/route.ts'
import { toDayNumber } from '#domain/dates.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import {
  type BriefText,
  describeBriefChange,
  findRefusedChange,
  isAnswered,
  listChanged,
} from '#domain/planning/brief-changes.ts'
import { ANSWER_DAYS, isBriefOpen, lastAnswerDay, toAnswerBy } from '#domain/planning/briefs.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { BriefMeans } from './brief-means.ts'
import { type BriefRow, getBriefRow, type OwnedBrief } from './brief-rows.ts'

type Context = Pick<AppContext, 'db' | 'now' | 'metrics'>
type Means = Pick<BriefMeans, 'notify'>
type Input = Out<typeof briefRoutes.changeBrief.body>

const CHANGED = 'This brief was changed meanwhile. Look at it as it is now.'
const ANSWERED = 'Sellers have answered this brief. Take no more answers instead of deleting it.'

/**
 * Changes an open brief, and tells each of its sellers. Once one has answered, its words stay: it can be given more time, and a note.
 * @throws AppError `not-found`, `brief-closed`, `conflict`, `invalid-input`
 */
export async function changeBrief(
  context: Context,
  means: Means,
  { input: { version, ...wanted }, ...owned }: OwnedBrief & { input: Input },
): Promise<void> {
  await getBriefRow(context.db, owned)
  await inTransaction(context, async (trx) => {
    const now = context.now()
    const { row, states } = await lockBrief(trx, owned)
    if (!isBriefOpen(row, now)) throw new AppError('brief-closed')
    const text = toText(row)
    const changed = listChanged(text, wanted)
    // pressed twice
    if (changed.length === 0) return
    if (row.version !== version) throw new AppError('conflict', { message: CHANGED })
    const refused = findRefusedChange(text, wanted, {
      isAnswered: isAnswered(states.map(({ state }) => state)),
    })
    if (refused) throw refuse(refused.field, refused.message)
    const next = { ...text, ...wanted }
    if (changed.includes('answerBy')) checkDay(next.answerBy, toMarketDate(now))
    await trx
      .updateTable('briefs')
      .set({
        title: next.title,
        body: next.body,
        note: next.note,
        closes_at: changed.includes('answerBy') ? toAnswerBy(next.answerBy) : row.closes_at,
        version: version + 1,
      })
      .where('id', '=', row.id)
      .execute()
    // there is another end to remind of
    if (changed.includes('answerBy'))
      await trx
        .updateTable('brief_recipients')
        .set({ reminded_at: null })
        .where('brief_id', '=', row.id)
        .execute()
    await notifySellers(trx, means, {
      row: { ...row, title: next.title },
      sellers: states.map(({ organization_id }) => organization_id),
      text: describeBriefChange(next.title, next, changed),
      key: `brief:${row.id}:changed:${version + 1}`,
      now,
    })
  })
}

/** Before anybody has answered; its sellers are told. @throws AppError `not-found`, `conflict` */
export async function deleteBrief(context: Context, means: Means, owned: OwnedBrief): Promise<void> {
  await getBriefRow(context.db, owned)
  await inTransaction(context, async (trx) => {
    const { row, states } = await lockBrief(trx, owned)
    if (isAnswered(states.map(({ state }) => state))) throw new AppError('conflict', { message: ANSWERED })
    const now = context.now()
    if (isBriefOpen(row, now))
      await notifySellers(trx, means, {
        row,
        sellers: states.map(({ organization_id }) => organization_id),
        text: `“${row.title}” was withdrawn by its buyer`,
        key: `brief:${row.id}:withdrawn`,
        now,
      })
    await trx.deleteFrom('briefs').where('id', '=', row.id).execute()
  })
}

/** Whoever answers waits, and what they said until then is seen. @throws AppError `not-found` */
async function lockBrief(trx: Tx, owned: OwnedBrief) {
  await trx.selectFrom('briefs').select('id').where('id', '=', owned.id).forUpdate().execute()
  const row = await getBriefRow(trx, owned)
  const states = await trx
    .selectFrom('brief_recipients')
    .select(['organization_id', 'state'])
    .where('brief_id', '=', owned.id)
    .orderBy('organization_id')
    .execute()
  return { row, states }
}

function toText({ title, body, note, closes_at }: BriefRow): BriefText {
  return { title, body, note, answerBy: lastAnswerDay(closes_at) }
}

const refuse = (field: string, message: string) =>
  new AppError('invalid-input', { message, fields: { [field]: message } })

function checkDay(answerBy: string, today: string): void {
  if (toDayNumber(answerBy) - toDayNumber(today) > ANSWER_DAYS.max)
    throw refuse('answerBy', `Give sellers at most ${ANSWER_DAYS.max} days from today.`)
}

interface SellersNotice {
  row: BriefRow
  sellers: readonly number[]
  text: string
  key: string
  now: Date
}

async function notifySellers(
  trx: Tx,
  { notify }: Means,
  { row, sellers, text, key, now }: SellersNotice,
): Promise<void> {
  const notice = { side: 'seller', kind: 'brief', briefId: row.id, title: row.title, text, key, now } as const
  await notify(
    trx,
    sellers.map((organizationId) => ({ ...notice, organizationId })),
  )
}
