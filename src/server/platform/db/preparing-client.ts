import pg from 'pg'
import { StatementNames } from './statement-names.ts'

type Query = pg.Client['query']

/**
 * A client that has Postgres parse and plan what is sent often once for each connection rather than each time: for most of
 * what a page asks, planning takes longer than running. Postgres goes on planning again where a plan for any value is worse.
 */
export function createPreparingClient(names = new StatementNames()): typeof pg.Client {
  return class PreparingClient extends pg.Client {
    // one override stands for all of pg's overloads
    override query: Query = ((config: unknown, values?: unknown, ...rest: unknown[]) => {
      const send = super.query as (...given: unknown[]) => Promise<unknown>
      const isPlain = typeof config === 'string' && Array.isArray(values) && rest.length === 0
      const name = isPlain && isPreparable(values) ? names.nameOf(config) : null
      if (name === null) return send.call(this, config, values, ...rest)
      return send.call(this, { name, text: config, values }).catch((error: unknown) => {
        if (!isOutdated(error)) throw error
        names.forget()
        // nothing was done yet; within a transaction all of it has to be done again, by whoever began it
        if (this.getTransactionStatus() !== 'I') throw error
        return send.call(this, config, values)
      })
    }) as Query
  }
}

/** A plan for any value takes every list for one of ten: long ones are planned on their own. */
const SHORT_LIST = 10

function isPreparable(values: readonly unknown[]): boolean {
  return values.length > 0 && !values.some((value) => Array.isArray(value) && value.length > SHORT_LIST)
}

/** The columns of a result have changed since it was planned, as a migration does under a running process. */
function isOutdated(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery'
}
