import type { SiteChange } from '#contract/cross-posting.ts'
import type { Actor } from '#domain/listing.ts'
import { type Origin, recordAudit } from '../../platform/db/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { registerConflict } from '../../platform/http/errors.ts'

registerConflict('network_sites_name_key', { field: 'name', message: 'Another site has this name' })

/** Adds a site or changes what is given of one. The secret is written and never read out. @throws AppError */
export async function putSite(
  db: Db,
  { id, change }: { id: string; change: SiteChange },
  { actor, origin }: { actor: Actor; origin: Origin },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('network_sites')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    const values = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    const endpoint = change.endpoint === undefined ? before?.endpoint : change.endpoint
    if (endpoint && !change.secret && !before?.secret) {
      const message = 'A site that takes posts needs a secret'
      throw new AppError('invalid-input', { message, fields: { secret: message } })
    }
    if (before) {
      if (Object.keys(values).length > 0)
        await trx.updateTable('network_sites').set(values).where('id', '=', id).execute()
    } else {
      if (!change.name || !change.url)
        throw new AppError('invalid-input', { message: 'A new site needs a name and an address' })
      await trx
        .insertInto('network_sites')
        .values({ ...change, id, name: change.name, url: change.url })
        .execute()
    }
    await recordAudit(trx, {
      actorId: actor.id,
      action: before ? 'site.changed' : 'site.added',
      subject: { type: 'site', id },
      before: before && {
        name: before.name,
        url: before.url,
        active: before.active,
        endpoint: before.endpoint,
      },
      after: { ...values, ...(change.secret ? { secret: 'set' } : {}) },
      origin,
    })
  })
}
