import { parseConfig } from '#server/config.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { exitPlainly } from '../lib/exit-plainly.ts'

/**
 * `npm run forget-secrets`: for when the encryption key is lost. Deletes authenticator apps, the sites' signing secrets and
 * the addresses of imported calendars, and empties how sellers are paid. Links in mails, addresses for answers and shared lists are made with the key too and are others from here on: people sign in with their password and set their app up again.
 */
async function main(): Promise<void> {
  const { db, close } = await openDatabase(parseConfig(process.env))
  try {
    const [apps, sites, calendars, sellers] = await db.transaction().execute(async (trx) => {
      const deleted = await trx.deleteFrom('authenticators').executeTakeFirst()
      await trx.deleteFrom('recovery_codes').execute()
      const cleared = await trx
        .updateTable('network_sites')
        .set({ secret: null, active: false })
        .where('secret', 'is not', null)
        .executeTakeFirst()
      const calendars = await trx.deleteFrom('imported_calendars').executeTakeFirst()
      const emptied = await trx
        .updateTable('payment_instructions')
        .set({ sealed: '' })
        .where('sealed', '<>', '')
        .executeTakeFirst()
      await trx.deleteFrom('secret_keys').execute()
      return [
        deleted.numDeletedRows,
        cleared.numUpdatedRows,
        calendars.numDeletedRows,
        emptied.numUpdatedRows,
      ]
    })
    console.log(
      `Forgotten: ${apps} authenticator apps, ${calendars} calendars kept elsewhere, ${sellers} ways to pay sellers, the secrets of ${sites} sites, which are off now.`,
    )
  } finally {
    await close()
  }
}

main().catch(exitPlainly)
