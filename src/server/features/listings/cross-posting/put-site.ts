import type { SiteChange } from '#contract/listings/cross-posting.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { sitePurpose } from '../../../platform/secrets/seal-stored.ts'

/** Creates a site or updates the given fields. The secret is write-only. @throws AppError */
export async function putSite(
  { db, config, secrets }: AppContext,
  { id, change }: { id: string; change: SiteChange },
  { actor, origin }: { actor: Actor; origin: Origin },
): Promise<void> {
  if (change.endpoint && !config.ALLOW_PRIVATE_ENDPOINTS) refusePlain(change.endpoint)
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('network_sites')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    const columns = {
      ...change,
      ...(change.secret ? { secret: secrets.seal(change.secret, sitePurpose(id)) } : {}),
    }
    const values = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
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
        .values({ ...columns, id, name: change.name, url: change.url })
        .execute()
    }
    await recordAudit(trx, {
      actorId: actor.personId,
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

/** Requires https. Whether the address is public is checked when it is called. */
function refusePlain(endpoint: string): void {
  if (endpoint.startsWith('https://')) return
  const message = 'must be an address that starts with https://'
  throw new AppError('invalid-input', { message, fields: { endpoint: message } })
}
