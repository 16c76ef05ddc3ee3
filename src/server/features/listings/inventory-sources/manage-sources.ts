import type { NewSource, SourceChange } from '#contract/listings/inventory-sources.ts'
import { MAX_SOURCES } from '#domain/listings/import/sources.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { parseOutsideAddress } from '../../../platform/http/outside-address.ts'
import { sourcePurpose } from '../../../platform/secrets/seal-stored.ts'
import { type Address, addressOf, probeFile, SourceError } from './fetch-file.ts'
import { PULLS_PER_ORGANIZATION } from './limits.ts'
import { queuePull } from './pull-source.ts'
import { getSource, listSources, lockSource, type SourceRow } from './queries.ts'

interface By {
  actor: Actor
  origin: Origin
}

/** It is looked at first: what gives no file is not kept. @throws AppError `address-not-allowed`, `source-unreadable`, `source-limit` */
export async function createSource(
  context: AppContext,
  { url: given, header = null, everyHours, atHour }: NewSource,
  { actor, origin }: By,
): Promise<SourceRow> {
  const { organizationId } = actor
  const url = parseAddress(context, given)
  await probe(context, organizationId, { url: url.href, header })
  return context.db.transaction().execute(async (trx) => {
    await refuseOverLimit(trx, organizationId)
    const made = await trx
      .insertInto('inventory_sources')
      .values({
        organization_id: organizationId,
        ...seal(context, organizationId, { url: url.href, header }),
        every_hours: everyHours,
        at_hour: atHour,
        next_at: context.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await queuePull(trx, made.id)
    const after = { host: url.host, headerName: header?.name ?? null, everyHours, atHour }
    await record(trx, { actor, origin, action: 'source.created', id: made.id, after })
    return made
  })
}

function seal({ secrets }: Pick<AppContext, 'secrets'>, organizationId: number, { url, header }: Address) {
  const purpose = sourcePurpose(organizationId)
  return {
    url: secrets.seal(url, purpose),
    header_name: header?.name ?? null,
    header_value: header && secrets.seal(header.value, purpose),
  }
}

/** Two at once count one after the other: the organization's row is locked. */
async function refuseOverLimit(trx: Tx, organizationId: number): Promise<void> {
  await trx
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', organizationId)
    .forNoKeyUpdate()
    .execute()
  if ((await listSources(trx, organizationId)).length >= MAX_SOURCES) throw new AppError('source-limit')
}

/**
 * Another address is another file: what was read before is not its last one. Switched on again, it is read at once, unless a file
 * waits. @throws AppError `not-found`, `address-not-allowed`, `source-unreadable`
 */
export async function changeSource(
  context: AppContext,
  { id, change }: { id: number; change: SourceChange },
  { actor, origin }: By,
): Promise<SourceRow> {
  const { organizationId } = actor
  const before = await getSource(context.db, { id, organizationId })
  const address = changeAddress(context, before, change)
  if (address) await probe(context, organizationId, address)
  // it is read anew, which asks another machine too
  else if (change.isOn !== false) await context.limiter.take(PULLS_PER_ORGANIZATION, String(organizationId))
  return context.db.transaction().execute(async (trx) => {
    const source = await lockSource(trx, { id, organizationId })
    const isOn = change.isOn ?? source.state !== 'off'
    const isTimed = 'everyHours' in change || 'atHour' in change
    const waits = await findWaiting(trx, source)
    const changed = await trx
      .updateTable('inventory_sources')
      .set({
        ...(address && { ...seal(context, organizationId, address), etag: null, sha256: null }),
        ...(isTimed && { every_hours: change.everyHours ?? null, at_hour: change.atHour ?? null }),
        state: isOn ? toStateOn(source, waits) : 'off',
        // a file that is under way or waits is decided on first
        ...(isOn && !waits && { next_at: context.now() }),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (isOn && !waits) await queuePull(trx, id)
    const after = {
      host: address && new URL(address.url).host,
      headerName: address && (address.header?.name ?? null),
      everyHours: change.everyHours,
      atHour: change.atHour,
      isOn: change.isOn,
    }
    await record(trx, { actor, origin, action: 'source.changed', id, after })
    return changed
  })
}

function toStateOn({ state, columns }: SourceRow, waits: string | null): SourceRow['state'] {
  if (state !== 'off') return state
  if (columns === null) return 'first'
  return waits === 'waits' ? 'waits' : 'on'
}

/** Whether its last file is under way or waits for a person; one whose import is forgotten does neither. */
export async function findWaiting(trx: Tx, source: SourceRow): Promise<'running' | 'waits' | null> {
  if (source.last_read_id === null) return null
  const read = await trx
    .selectFrom('inventory_reads')
    .select(['outcome', 'import_id'])
    .where('id', '=', source.last_read_id)
    .executeTakeFirst()
  if (!read || read.import_id === null) return null
  return read.outcome === 'running' || read.outcome === 'waits' ? read.outcome : null
}

function changeAddress(context: AppContext, before: SourceRow, change: SourceChange): Address | null {
  if (change.url === undefined && change.header === undefined) return null
  const known = addressOf(context, before)
  const url = change.url === undefined ? known.url : parseAddress(context, change.url).href
  // a secret for one machine is not sent to another one
  const isSameHost = new URL(url).host === new URL(known.url).host
  const header = change.header === undefined ? (isSameHost ? known.header : null) : change.header
  return { url, header }
}

/** Its spaces stay as they are, and what it paused stays paused. @throws AppError `not-found` */
export async function deleteSource(
  { db }: Pick<AppContext, 'db'>,
  id: number,
  { actor, origin }: By,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSource(trx, { id, organizationId: actor.organizationId })
    await trx.deleteFrom('inventory_sources').where('id', '=', id).execute()
    await record(trx, { actor, origin, action: 'source.deleted', id })
  })
}

interface Act extends By {
  action: string
  id: number
  after?: Record<string, unknown>
}

export function record(trx: Tx, { actor, origin, action, id, after }: Act): Promise<void> {
  const subject = { type: 'source', id }
  return recordAudit(trx, { actorId: actor.personId, action, subject, after, origin })
}

function parseAddress({ config }: AppContext, given: string): URL {
  const found = parseOutsideAddress(given, config)
  if ('url' in found) return found.url
  throw new AppError('address-not-allowed', { fields: { url: `It ${found.problem}` } })
}

async function probe(context: AppContext, organizationId: number, address: Address): Promise<void> {
  await context.limiter.take(PULLS_PER_ORGANIZATION, String(organizationId))
  try {
    await probeFile(context, address)
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    throw new AppError('source-unreadable', { fields: { url: error.message } })
  }
}
