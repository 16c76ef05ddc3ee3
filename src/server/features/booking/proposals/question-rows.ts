import type { ProposalQuestion } from '#contract/booking/proposals-shared.ts'
import { PROPOSAL_LIMITS } from '#domain/booking/proposals.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'

/** The same words by the same name within this time: the button was pressed twice. */
const TWICE_MS = 10 * 60_000

/** As somebody is called who writes. */
export async function readAuthor(db: Db, personId: number): Promise<string> {
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

/** Within a locked proposal. @returns its number; null: it was pressed twice. @throws AppError `conflict` for one too many */
export async function insertQuestion(trx: Tx, question: NewQuestion): Promise<number | null> {
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
