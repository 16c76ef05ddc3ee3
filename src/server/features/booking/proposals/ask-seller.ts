import { randomBytes } from 'node:crypto'
import type { ProposalQuestion } from '#contract/booking/proposals-shared.ts'
import { PROPOSAL_LIMITS } from '#domain/booking/proposals.ts'
import { type Actor, isVerified } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import { hashToken } from '../../../platform/secrets/hash-token.ts'
import { notifySeller } from './answer-proposal.ts'
import { readVersions } from './keep-version.ts'
import { listRecipients } from './mail-links.ts'
import { answeredMail } from './mails.ts'
import { lockProposal, type Owned, type ProposalRow } from './proposal-rows.ts'
import { getShared } from './share-rows.ts'

type AskContext = Pick<AppContext, 'db' | 'config' | 'now' | 'limiter' | 'metrics'>

const QUESTIONS_PER_LINK: Limit = { name: 'proposal-question:link', max: 20, perSeconds: 3600 }
const ANSWERS_PER_PERSON: Limit = { name: 'proposal-question:answer', max: 60, perSeconds: 3600 }
/** The same words by the same name within this time: the button was pressed twice. */
const TWICE_MS = 10 * 60_000

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
  const author = actor ? await nameOf(db, actor.personId) : name
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
    const id = await insertOnce(trx, question)
    if (id === null) return
    const text = `${author} asks about “${row.title}”`
    await notifySeller(trx, row, { about: `question:${id}`, text, now })
  })
}

interface Answer extends Owned {
  actor: Actor
  body: string
}

/**
 * The seller's answer, which is mailed to whom the proposal was sent, with a link.
 * @throws AppError `not-found`, `proposal-closed`, `verify-email-first`, `rate-limited`, `conflict`
 */
export async function answerQuestion(context: AskContext, { actor, body, ...owned }: Answer): Promise<void> {
  if (!isVerified(actor)) throw new AppError('verify-email-first')
  await context.limiter.take(ANSWERS_PER_PERSON, String(actor.personId))
  const author = await nameOf(context.db, actor.personId)
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
    const id = await insertOnce(trx, answer)
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

async function nameOf(db: Db, personId: number): Promise<string> {
  const { name, username } = await db
    .selectFrom('users')
    .select(['name', 'username'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  return name ?? username
}

interface NewQuestion {
  proposal_id: number
  share_id: number | null
  author_id: number | null
  author_name: string
  body: string
  created_at: Date
}

/** @returns its number; null: it was pressed twice. @throws AppError `conflict` for one too many */
async function insertOnce(trx: Tx, question: NewQuestion): Promise<number | null> {
  const { proposal_id, author_name, body, created_at } = question
  const said = await trx
    .selectFrom('proposal_questions')
    .select(['author_name', 'body', 'created_at'])
    .where('proposal_id', '=', proposal_id)
    .execute()
  const since = created_at.getTime() - TWICE_MS
  const isTwice = said.some(
    (one) => one.author_name === author_name && one.body === body && one.created_at.getTime() > since,
  )
  if (isTwice) return null
  if (said.length >= PROPOSAL_LIMITS.questions)
    throw new AppError('conflict', {
      message: `A proposal holds ${PROPOSAL_LIMITS.questions} questions and answers.`,
    })
  const { id } = await trx
    .insertInto('proposal_questions')
    .values(question)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The oldest first. */
export async function listQuestions(db: Db, proposalId: number): Promise<ProposalQuestion[]> {
  const rows = await db
    .selectFrom('proposal_questions')
    .select(['id', 'share_id', 'author_name', 'body', 'created_at'])
    .where('proposal_id', '=', proposalId)
    .orderBy('id')
    .execute()
  return rows.map(({ id, share_id, author_name: authorName, body, created_at }) => ({
    id,
    authorName,
    isSeller: share_id === null,
    body,
    at: created_at.toISOString(),
  }))
}
