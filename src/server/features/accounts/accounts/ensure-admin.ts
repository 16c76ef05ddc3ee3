import { randomBytes } from 'node:crypto'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../platform/db/database.ts'
import { hashPassword } from './password.ts'

/** Creates the first admin when there is none. Without ADMIN_PASSWORD a one-time password is printed, once. */
export async function ensureAdmin(db: Db, config: Config, writeLine: (line: string) => void): Promise<void> {
  const admin = await db.selectFrom('users').select('id').where('role', '=', 'admin').executeTakeFirst()
  if (admin) return
  const password = config.ADMIN_PASSWORD ?? randomBytes(9).toString('base64url')
  const created = await db
    .insertInto('users')
    .values({
      username: config.ADMIN_USERNAME,
      email: config.ADMIN_EMAIL,
      password: await hashPassword(password),
      name: 'Placard admin',
      role: 'admin',
      status: 'active',
    })
    // another process may be creating it at the same time
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (created && !config.ADMIN_PASSWORD)
    writeLine(`Admin account: ${config.ADMIN_USERNAME} / ${password} (shown only once)`)
}
