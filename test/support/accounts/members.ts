import { hashPassword } from '#server/features/accounts/accounts/password.ts'
import { buildUser } from '../listings/build-listing.ts'
import type { TestApp, TestClient } from '../test-app.ts'

export const PASSWORD = 'correct horse battery'
/** At the cost of production, so once for all of them: it takes as long as everything else about a member. */
const passwordHash = hashPassword(PASSWORD)

/** A user with the password `PASSWORD`, and a client signed in as them. */
export async function buildMember(
  app: TestApp,
  values: Parameters<typeof buildUser>[1] = {},
): Promise<{ id: number; client: TestClient }> {
  const id = await buildUser(app.db, { password: await passwordHash, ...values })
  return { id, client: await app.as(id) }
}

/** The newest mail to an address, after running all jobs. */
export async function readMail(app: TestApp, to: string) {
  await app.runJobs()
  return app.db
    .selectFrom('outbox_messages')
    .selectAll()
    .where('recipient', '=', to)
    .orderBy('id', 'desc')
    .executeTakeFirst()
}
