import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import { notifySeller } from './answer-proposal.ts'
import { lockProposal } from './proposal-rows.ts'
import { insertQuestion, readAuthor } from './question-rows.ts'
import { getShared } from './share-rows.ts'

type AskContext = Pick<AppContext, 'db' | 'config' | 'now' | 'limiter' | 'metrics'>

const QUESTIONS_PER_LINK: Limit = { name: 'proposal-question:link', max: 20, perSeconds: 3600 }

interface Question {
  token: string
  /** Who asks, where they are signed in: then by their own name. */
  actor: Actor | null
  name: string
  body: string
}

/**
 * Asks the seller by a proposal's link, with or without an account.
 * @throws AppError `proposal-not-shared`, `proposal-closed`, `forbidden` for the seller, `invalid-input`, `rate-limited`, `conflict`
 */
export async function askSeller(context: AskContext, { token, actor, name, body }: Question): Promise<void> {
  const { db, limiter } = context
  const now = context.now()
  const seen = await getShared(db, token, now)
  if (actor?.organizationId === seen.organization_id)
    throw new AppError('forbidden', { message: 'This is your own proposal. Answer on its own page.' })
  await limiter.take(QUESTIONS_PER_LINK, String(seen.share_id))
  const author = actor ? await readAuthor(db, actor.personId) : name
  if (author === '') {
    const message = 'Please say who you are'
    throw new AppError('invalid-input', { message, fields: { name: message } })
  }
  await inTransaction(context, async (trx) => {
    await lockProposal(trx, { id: seen.id, sellerId: seen.organization_id })
    // ended meanwhile
    const row = await getShared(trx, token, now)
    // who has booked talks about the bookings
    if (row.status === 'accepted') throw new AppError('proposal-closed')
    const question = {
      proposal_id: row.id,
      share_id: row.share_id,
      author_id: actor?.personId ?? null,
      author_name: author,
      body,
      created_at: now,
    }
    const id = await insertQuestion(trx, question)
    if (id === null) return
    const text = `${author} asks about “${row.title}”`
    await notifySeller(trx, row, { about: `question:${id}`, text, now })
  })
}
