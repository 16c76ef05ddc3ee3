import type { SpaceChangeResult } from '#contract/listings/listings-spaces.ts'
import type { Db, Tx } from '../db/database.ts'
import { nameAct } from '../db/name-act.ts'
import { AppError } from './app-error.ts'
import { once, type RequestKey } from './idempotent.ts'

interface EachInput {
  db: Db
  actorId: number
  /** Of the request: under the same key nothing is changed twice. */
  key: RequestKey
  /** What is changed, in this order, and what it is called where its change is refused. */
  each: readonly { id: number; title: string }[]
  inTransaction: (run: (trx: Tx) => Promise<number>) => Promise<number>
}

/** Kept in place of an id. */
const UNCHANGED = 0

/**
 * One request that changes many things, each in a transaction of its own: what is refused keeps no other from being changed.
 * @param change whether there was something to change
 */
export async function onceEach(
  { db, actorId, key, each, inTransaction }: EachInput,
  change: (trx: Tx, id: number) => Promise<boolean>,
): Promise<SpaceChangeResult[]> {
  // the key is that of all of them: another change under it is refused before the first
  await once(db, key, (keep) =>
    inTransaction(async (trx) => {
      await keep(trx, actorId)
      return actorId
    }),
  )
  const changeOne = (id: number) =>
    once(db, { ...key, key: `${key.key}:${id}` }, (keep) =>
      inTransaction(async (trx) => {
        await nameAct(trx, key.key)
        const made = (await change(trx, id)) ? id : UNCHANGED
        await keep(trx, made)
        return made
      }),
    )
  const results: SpaceChangeResult[] = []
  for (const { id, title } of each) {
    const { outcome, message } = await toOutcome(changeOne(id))
    results.push({ id, title, outcome, message })
  }
  return results
}

/** Refusals belong to their own; what is our fault ends the whole request. */
async function toOutcome(made: Promise<number>): Promise<Pick<SpaceChangeResult, 'outcome' | 'message'>> {
  try {
    return { outcome: (await made) === UNCHANGED ? 'unchanged' : 'saved', message: '' }
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return { outcome: 'refused', message: error.message }
    throw error
  }
}
