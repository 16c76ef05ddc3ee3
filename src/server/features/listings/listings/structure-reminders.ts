import { sql } from 'kysely'
import { toMarketDate } from '#domain/format-dates.ts'
import type { NoticeData } from '#domain/ground/notices.ts'
import { describeEnding, lastReminded, nameStructure } from '#domain/listings/structure-terms.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'

type Context = Pick<AppContext, 'db' | 'now' | 'metrics'>

interface EndingNotice {
  sellerId: number
  kind: 'permit-ending' | 'lease-ending'
  data: NoticeData
  /** One notice a key. */
  key: string
  /** What ends for one seller on one day’s look is one notice, however many structures it is of. */
  act: string
  now: Date
}

/** Tells sellers, in the caller's transaction, all of them at once; given by the wing, since imports know listings. */
export type NotifySellers = (trx: Tx, notices: readonly EndingNotice[]) => Promise<void>

/** Rows of one transaction. */
const BATCH = 200

interface EndingTerm {
  id: number
  organizationId: number
  number: string | null
  address: string | null
  place: string
  ends: string
}

/** Tells sellers sixty days before a permit or a lease of theirs ends, once for each end. @returns how many were told of */
export async function remindOfEndings(context: Context, notifySellers: NotifySellers): Promise<number> {
  let told = 0
  for (const what of ['permit', 'lease'] as const)
    for (let count = BATCH; count === BATCH; told += count)
      count = await remindBatch(context, { what, notifySellers })
  return told
}

function remindBatch(
  { db, now, metrics }: Context,
  { what, notifySellers }: { what: 'permit' | 'lease'; notifySellers: NotifySellers },
): Promise<number> {
  const today = toMarketDate(now())
  return inTransaction({ db, metrics }, async (trx) => {
    const ending = await (what === 'permit' ? claimPermits : claimLeases)(trx, {
      today,
      until: lastReminded(today),
    })
    const notices = ending.map(({ id, organizationId, ends, ...structure }) => ({
      sellerId: organizationId,
      kind: `${what}-ending` as const,
      data: {
        step: 'ending',
        structureId: id,
        text: describeEnding(what, { structure: nameStructure(structure), ends, today }),
      },
      key: `${what}-ending:${id}:${ends}`,
      act: `${what}-ending:${today}`,
      now: now(),
    }))
    if (notices.length > 0) await notifySellers(trx, notices)
    return ending.length
  })
}

interface Window {
  today: string
  until: string
}

/** Marked as told in the same statement: whoever else runs finds them taken. */
async function claimPermits(trx: Tx, { today, until }: Window): Promise<EndingTerm[]> {
  const { rows } = await sql<EndingTerm>`
    update structures set permit_told = permit_expires_on where id in (
      select id from structures where permit_expires_on between ${today}::date and ${until}::date
        and permit_told is distinct from permit_expires_on order by organization_id, id limit ${BATCH} for update skip locked)
    returning id, organization_id as "organizationId", number, address, place, permit_expires_on as ends`.execute(
    trx,
  )
  return rows
}

async function claimLeases(trx: Tx, { today, until }: Window): Promise<EndingTerm[]> {
  const { rows } = await sql<EndingTerm>`
    update structure_secrets as secret set lease_told = lease_to from structures as structure
    where structure.id = secret.structure_id and secret.structure_id in (
      select structure_id from structure_secrets where lease_to between ${today}::date and ${until}::date
        and lease_told is distinct from lease_to order by structure_id limit ${BATCH} for update skip locked)
    returning structure.id, structure.organization_id as "organizationId", structure.number, structure.address,
      structure.place, secret.lease_to as ends`.execute(trx)
  return rows
}
