import { randomBytes } from 'node:crypto'
import type { Db } from '../../../platform/db/database.ts'

const BYTES = 32

/** The salt of a day, the same for all processes. */
export class Salts {
  readonly #db: Db
  #day = ''
  #salt: Promise<Buffer> | undefined

  constructor(db: Db) {
    this.#db = db
  }

  /** @param day Pacific calendar date */
  of(day: string): Promise<Buffer> {
    if (day === this.#day && this.#salt) return this.#salt
    const salt = this.#read(day)
    this.#day = day
    this.#salt = salt
    // asked again after a database that was away
    salt.catch(() => {
      if (this.#salt === salt) this.#salt = undefined
    })
    return salt
  }

  async #read(day: string): Promise<Buffer> {
    await this.#db
      .insertInto('daily_salts')
      .values({ day, salt: randomBytes(BYTES) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const row = this.#db.selectFrom('daily_salts').select('salt').where('day', '=', day)
    return (await row.executeTakeFirstOrThrow()).salt
  }
}
