import type { SharedProposal } from '#contract/booking/proposals-shared.ts'
import type { Picture } from '#contract/listings/listings.ts'
import { describeProposalChanges, nameProposalLine, proposalStatus } from '#domain/booking/proposals.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { maskAddress } from '#domain/mask-address.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { readVersions } from './keep-version.ts'
import { listQuestions } from './question-rows.ts'
import { getShared, type SharedRow } from './share-rows.ts'
import { requireAccepts } from './who-accepts.ts'

type SharedLine = SharedProposal['lines'][number]

/** A proposal for whoever holds its link, as it was sent last. @throws AppError `proposal-not-shared` */
export async function readShared(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  token: string,
  actor: Actor | null,
): Promise<SharedProposal> {
  const row = await getShared(db, token, now())
  const [last, before] = await readVersions(db, row.id)
  const { version, sha256, body, created_at } = required(last)
  const spaces = await readSpaces(db, body.lines)
  const { seller } = required(body.lines[0])
  return {
    title: body.title,
    intro: body.intro,
    seller: seller.company ?? seller.name,
    client: row.client_name,
    status: proposalStatus(row, now()),
    price: body.price,
    version,
    sha256,
    changes: before ? describeProposalChanges(before.body, body) : [],
    holds: body.holds,
    sentAt: created_at.toISOString(),
    validUntil: body.validUntil,
    lines: body.lines.map((line) => ({
      ...presentLine(line, spaces),
      title: nameProposalLine(line, body.lines),
    })),
    totalCents: body.totalCents,
    sentTo: row.sent_to === '' ? null : maskAddress(row.sent_to),
    reader: actor && (await presentReader(db, row, actor)),
    questions: await listQuestions(db, row.id),
  }
}

async function presentReader(db: Db, row: SharedRow, actor: Actor): Promise<SharedProposal['reader']> {
  try {
    const { takesOver } = await requireAccepts(db, row, actor.personId)
    return { canAccept: true, takesOver, reason: null, asked: await findOwnAsking(db, row, actor) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { canAccept: false, takesOver: false, reason: error.message, asked: null }
  }
}

/** Of the version as it was sent last. */
async function findOwnAsking(db: Db, { id: proposalId, version, buyer_id }: SharedRow, { personId }: Actor) {
  const asking = await db
    .selectFrom('booking_approvals as asking')
    .leftJoin('booking_approvals as decided', 'decided.asking_id', 'asking.id')
    .select('asking.id')
    .where('asking.proposal_id', '=', proposalId)
    .where('asking.version', '=', version)
    .where('asking.asked_by', '=', personId)
    .where('asking.asking_id', 'is', null)
    .where('decided.id', 'is', null)
    .executeTakeFirst()
  return asking ? { id: asking.id, organizationId: buyer_id } : null
}

interface SpaceNow {
  size: string | null
  picture: Picture | null
  point: SharedLine['point']
}

/** What everybody sees of the spaces: a picture is as it is now, what is agreed on is as it was sent. */
async function readSpaces(db: Db, lines: readonly AgreedTerms[]): Promise<Map<number, SpaceNow>> {
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'images', 'specifications', 'lat', 'lng'])
    .where('id', 'in', [...new Set(lines.map(({ listing }) => listing.id))])
    .execute()
  return new Map(
    rows.map(({ id, images, specifications, lat, lng }) => [
      id,
      {
        size: specifications.find(({ label }) => label.toLowerCase() === 'size')?.value ?? null,
        picture: images[0] ?? null,
        point: lat !== null && lng !== null ? { lat, lng } : null,
      },
    ]),
  )
}

function presentLine(terms: AgreedTerms, spaces: ReadonlyMap<number, SpaceNow>): Omit<SharedLine, 'title'> {
  const { listing, first, last, lines, taxCents, totalCents, schedule, cancellation, proof } = terms
  const { size = null, picture = null, point = null } = spaces.get(listing.id) ?? {}
  return {
    listingId: listing.id,
    place: listing.place,
    medium: listing.medium,
    size,
    picture,
    point,
    first,
    last,
    prices: lines.filter(({ kind }) => kind !== 'tax').map(({ label, cents }) => ({ label, cents })),
    taxCents,
    totalCents,
    due: schedule.map(({ label, cents }) => ({ label, cents })),
    cancellation: cancellation.steps,
    proof,
  }
}
