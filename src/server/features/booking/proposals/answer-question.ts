import { randomBytes } from 'node:crypto'
import { type Actor, isVerified } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import { hashToken } from '../../../platform/secrets/hash-token.ts'
import { readVersions } from './keep-version.ts'
import { listRecipients } from './mail-links.ts'
import { answeredMail } from './mails.ts'
import { lockProposal, type Owned, type ProposalRow } from './proposal-rows.ts'
import { insertQuestion, readAuthor } from './question-rows.ts'

type AnswerContext = Pick<AppContext, 'db' | 'config' | 'now' | 'limiter' | 'metrics'>

const ANSWERS_PER_PERSON: Limit = { name: 'proposal-question:answer', max: 60, perSeconds: 3600 }

interface Answer extends Owned {
  actor: Actor
  body: string
}

/**
 * The seller's answer, which is mailed to whom the proposal was sent, with a link.
 * @throws AppError `not-found`, `proposal-closed`, `verify-email-first`, `rate-limited`, `conflict`
 */
export async function answerQuestion(
  context: AnswerContext,
  { actor, body, ...owned }: Answer,
): Promise<void> {
  if (!isVerified(actor)) throw new AppError('verify-email-first')
  await context.limiter.take(ANSWERS_PER_PERSON, String(actor.personId))
  const author = await readAuthor(context.db, actor.personId)
  const now = context.now()
  await inTransaction(context, async (trx) => {
    const row = await lockProposal(trx, owned)
    if (row.version === 0 || row.status === 'accepted' || row.status === 'withdrawn')
      throw new AppError('proposal-closed')
    const answer = {
      proposal_id: row.id,
      share_id: null,
      author_id: actor.personId,
      author_name: author,
      body,
      created_at: now,
    }
    const id = await insertQuestion(trx, answer)
    if (id !== null) await mailAnswer(context, trx, { row, body, now })
  })
}

/** With a link of its own: those that were mailed before are not known here. It ends as they do. */
async function mailAnswer(
  { config }: Pick<AppContext, 'config'>,
  trx: Tx,
  { row, body, now }: { row: ProposalRow; body: string; now: Date },
): Promise<void> {
  const open = await trx
    .selectFrom('proposal_shares')
    .select(({ fn }) => fn.max('expires_at').as('until'))
    .where('proposal_id', '=', row.id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  // nobody can read it any more: what is written stays for the next version
  if (!open?.until) return
  const { body: proposal } = required((await readVersions(trx, row.id))[0])
  for (const { to, told } of await listRecipients(trx, row)) {
    const token = randomBytes(32).toString('base64url')
    await trx
      .insertInto('proposal_shares')
      .values({
        proposal_id: row.id,
        email: told,
        token_hash: hashToken(token),
        expires_at: open.until,
        created_at: now,
      })
      .execute()
    await sendMail(trx, answeredMail(config, { to, token, proposal, answer: body }))
  }
}
