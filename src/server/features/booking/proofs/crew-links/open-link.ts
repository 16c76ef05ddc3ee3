import type { CrewFaces } from '#contract/booking/proofs-crew.ts'
import { CREW_LINK, hasWords } from '#domain/booking/proof/crew-link.ts'
import { DUTY_HINTS, toDutyTitle } from '#domain/booking/proof/duty-words.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { capabilitiesOf } from '#domain/roles.ts'
import type { AppContext } from '../../../../context.ts'
import { organizationName } from '../../../../platform/db/organization-name.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { hashToken } from '../../../../platform/secrets/hash-token.ts'
import { type Approved, listApproved } from '../list-approved.ts'
import { listOpenPhotos, type OpenPhoto } from '../list-open-photos.ts'
import { isProofId } from '../queries.ts'
import { whyOver } from './why-over.ts'

type Named = Pick<AppContext, 'db' | 'now'>

/** What a token opens now. */
export interface OpenLink {
  id: number
  sellerId: number
  seller: string
  label: string
  words: string
  expiresAt: Date
  /** Whoever made it: it does no more than they may do themselves. */
  maker: Actor
}

/** It ends with its days, by hand, and as `whyOver` says. @throws AppError `crew-link-over` */
export async function openCrewLink({ db, now }: Named, token: string): Promise<OpenLink> {
  const row = await db
    .selectFrom('crew_links as link')
    .innerJoin('organizations as seller', 'seller.id', 'link.seller_id')
    .innerJoin('users as maker', 'maker.id', 'link.created_by')
    .leftJoin('organization_members as member', (join) =>
      join
        .onRef('member.organization_id', '=', 'link.seller_id')
        .onRef('member.user_id', '=', 'link.created_by'),
    )
    .select(['link.id', 'link.seller_id', 'link.label', 'link.words', 'link.expires_at', 'link.created_by'])
    .select(['maker.status', 'maker.deleted_at', 'member.role'])
    .select(['seller.status as seller_status', 'seller.deleted_at as seller_deleted_at'])
    .select(organizationName('seller').as('seller'))
    .where('token_hash', '=', hashToken(token))
    .where('link.revoked_at', 'is', null)
    .where('link.expires_at', '>', now())
    .executeTakeFirst()
  if (!row || row.role === null || whyOver(row) !== null) throw new AppError('crew-link-over')
  return {
    id: row.id,
    sellerId: row.seller_id,
    seller: row.seller,
    label: row.label,
    words: row.words,
    expiresAt: row.expires_at,
    maker: {
      personId: row.created_by,
      organizationId: row.seller_id,
      role: 'user',
      status: row.status,
      may: capabilitiesOf(row.role),
    },
  }
}

/** Faces of a link, or of one booking alone: photos that are open now and have its words. */
export async function listFaces(
  context: Named,
  { sellerId, words }: Pick<OpenLink, 'sellerId' | 'words'>,
  bookingId: number | null = null,
): Promise<OpenPhoto[]> {
  const open = await listOpenPhotos(context, sellerId, { bookingId })
  return open.filter(({ space, place, brand, placement, unitCode }) =>
    hasWords([space, place, brand, placement, unitCode], words),
  )
}

/** @throws AppError `crew-link-over` */
export async function getCrewFaces(context: Named, token: string): Promise<CrewFaces> {
  const link = await openCrewLink(context, token)
  const faces = await listFaces(context, link)
  const shown = faces.slice(0, CREW_LINK.faces)
  const artwork = await listApproved(context.db, [...new Set(shown.map(({ bookingId }) => bookingId))])
  return {
    label: link.label,
    seller: link.seller,
    expiresAt: link.expiresAt.toISOString(),
    faces: shown.map((face) =>
      presentFace(face, { token, approved: artwork.get(face.bookingId)?.get(face.duty.item) }),
    ),
    total: faces.length,
  }
}

function presentFace(
  { bookingId, duty, unitCode, space, address, location, photo, placement }: OpenPhoto,
  { token, approved }: { token: string; approved: Approved | undefined },
): CrewFaces['faces'][number] {
  const { key, kind, dueOn, state, given } = duty
  const words = { title: toDutyTitle(duty), placement, hint: DUTY_HINTS[kind] }
  const preview = approved?.hasPreview ? `/api/crew/${token}/artwork/${approved.id}` : null
  return {
    ...{ bookingId, key, unitCode, space, address, location, photo },
    ...{ ...words, kind, dueOn, state, given },
    artwork: approved ? { name: approved.name, preview } : null,
  }
}

/** The path of what should hang at one of a link's faces; null: it is none of them. @throws AppError `crew-link-over` */
export async function findCrewArtwork(
  context: Named,
  { token, id }: { token: string; id: string },
): Promise<string | null> {
  const link = await openCrewLink(context, token)
  if (!isProofId(id)) return null
  const creative = await context.db
    .selectFrom('creatives')
    .select(['booking_id', 'preview_path'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!creative) return null
  // a page has hundreds: each reads its own booking alone
  const { booking_id: bookingId, preview_path: path } = creative
  const faces = await listFaces(context, link, bookingId)
  const approved = (await listApproved(context.db, [bookingId])).get(bookingId)
  return faces.some(({ duty }) => approved?.get(duty.item)?.id === id) ? path : null
}
