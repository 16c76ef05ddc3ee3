import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { CrewLink, CrewLinks, proofCrewRoutes } from '#contract/booking/proofs-crew.ts'
import type { Out } from '#contract/route.ts'
import { CREW_LINK } from '#domain/booking/proof/crew-link.ts'
import { DAY_MS } from '#domain/dates.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { crewLinkPath } from '#domain/paths.ts'
import type { AppContext } from '../../../../context.ts'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { hashToken } from '../../../../platform/secrets/hash-token.ts'
import { type Standing, whyOver } from './why-over.ts'

type Named = Pick<AppContext, 'db' | 'now'>

/** Neither ended nor expired, the newest first; with the reason why one opens nothing. */
export async function listCrewLinks({ db, now }: Named, sellerId: number): Promise<CrewLinks> {
  const rows = await listRows(db, sellerId, now())
  return { items: rows.map((row) => ({ ...presentLink(row, Number(row.proofs)), lapsed: presentEnd(row) })) }
}

function listRows(db: Db, sellerId: number, now: Date) {
  return liveLinks(db, sellerId, now)
    .innerJoin('organizations as seller', 'seller.id', 'crew_links.seller_id')
    .innerJoin('users as maker', 'maker.id', 'crew_links.created_by')
    .select(['crew_links.id', 'crew_links.label', 'crew_links.words'])
    .select(['crew_links.created_at', 'crew_links.expires_at'])
    .select([
      sql<string>`coalesce(maker.name, maker.username)`.as('maker'),
      'maker.status',
      'maker.deleted_at',
    ])
    .select(['seller.status as seller_status', 'seller.deleted_at as seller_deleted_at'])
    .select((at) =>
      at
        .selectFrom('organization_members as member')
        .select('member.role')
        .whereRef('member.organization_id', '=', 'crew_links.seller_id')
        .whereRef('member.user_id', '=', 'crew_links.created_by')
        .as('role'),
    )
    .select((at) =>
      at
        .selectFrom('proofs')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('crew_link_id', '=', 'crew_links.id')
        .as('proofs'),
    )
    .orderBy('crew_links.id', 'desc')
    .execute()
}

/**
 * A link for whoever is given it; its token is stored nowhere.
 * @throws AppError `conflict` where too many work already
 */
export function createCrewLink(
  context: AppContext,
  { actor, ...given }: Out<typeof proofCrewRoutes.createCrewLink.body> & { actor: Actor },
): Promise<{ url: string; link: CrewLink }> {
  const { label, words, days } = given
  const token = randomBytes(32).toString('base64url')
  const now = context.now()
  return inTransaction(context, async (trx) => {
    await requireRoom(trx, actor.organizationId, now)
    const row = await trx
      .insertInto('crew_links')
      .values({
        seller_id: actor.organizationId,
        token_hash: hashToken(token),
        label,
        words,
        created_by: actor.personId,
        created_at: now,
        expires_at: new Date(now.getTime() + days * DAY_MS),
      })
      .returning(['id', 'label', 'words', 'created_at', 'expires_at'])
      .executeTakeFirstOrThrow()
    return { url: `${context.config.PUBLIC_URL}${crewLinkPath(token)}`, link: presentLink(row, 0) }
  })
}

async function requireRoom(trx: Tx, sellerId: number, now: Date): Promise<void> {
  // two at once take turns
  await trx.selectFrom('organizations').select('id').where('id', '=', sellerId).forUpdate().execute()
  const live = (await listRows(trx, sellerId, now)).filter((row) => whyOver(row) === null)
  if (live.length < CREW_LINK.live) return
  const message = `At most ${CREW_LINK.live} links work at once. End one that is no longer needed.`
  throw new AppError('conflict', { message })
}

/** Ended already is as good. @throws AppError `not-found` for one of another seller */
export async function revokeCrewLink(
  { db, now }: Named,
  { id, sellerId }: { id: number; sellerId: number },
): Promise<void> {
  const own = await db
    .selectFrom('crew_links')
    .select('id')
    .where('id', '=', id)
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()
  if (!own) throw new AppError('not-found')
  await db
    .updateTable('crew_links')
    .set({ revoked_at: now() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
}

function presentEnd(row: Standing & { maker: string }): CrewLink['lapsed'] {
  const why = whyOver(row)
  return why && { maker: row.deleted_at === null ? row.maker : null, why }
}

function liveLinks(db: Db, sellerId: number, now: Date) {
  return db
    .selectFrom('crew_links')
    .where('seller_id', '=', sellerId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
}

function presentLink(
  row: { id: number; label: string; words: string; created_at: Date; expires_at: Date },
  proofs: number,
): CrewLink {
  const { id, label, words } = row
  const [createdAt, expiresAt] = [row.created_at.toISOString(), row.expires_at.toISOString()]
  return { id, label, words, createdAt, expiresAt, proofs, lapsed: null }
}
