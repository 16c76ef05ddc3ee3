import type { proposalRoutes } from '#contract/booking/proposals.ts'
import type { Out } from '#contract/route.ts'
import { PROPOSAL_LIMITS, VALID_DAYS } from '#domain/booking/proposals.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import { lockOwnSpaces, pickUnit, readOwnSpaces, type SpaceOfMany } from '../availability/space-units.ts'
import { joinCells } from '../avails/plan-blocks.ts'
import { findOrAddClient, type WantedClient } from '../clients/write-client.ts'

export type StartContext = Pick<AppContext, 'db' | 'now' | 'limiter' | 'metrics'>
export type Spaces = ReadonlyMap<number, SpaceOfMany>

const PROPOSALS_PER_USER: Limit = { name: 'proposal:user', max: 60, perSeconds: 3600 }

/** Days of a space, and what is asked for them in place of the rate card. */
export interface StartLine {
  listingId: number
  /** Null: the first unit. */
  unitId: number | null
  first: string
  last: string
  spaceCents: number | null
}

interface StartProposal {
  actor: Actor
  client: WantedClient
  /** Empty: "Proposal for …". */
  title: string
  intro?: string
  validDays?: number
  holds?: boolean
  /** Own spaces of its lines. */
  ids: readonly number[]
  /** Its lines, once their spaces are locked. */
  toLines: (spaces: Spaces) => StartLine[]
  /** Of a press that is made once. */
  keep?: RecordResult | undefined
}

/**
 * Begins a draft, wherever the work is: in the grid, in a conversation, with a brief, from another proposal.
 * @returns its id. @throws AppError `listing-not-found`, `not-found`, `conflict`, `invalid-input`, `rate-limited`
 */
export async function startProposal(context: StartContext, start: StartProposal): Promise<number> {
  const { db, now, limiter } = context
  const { actor } = start
  await limiter.take(PROPOSALS_PER_USER, String(actor.personId))
  await refuseTooMany(db, actor.organizationId)
  const ids = [...new Set(start.ids)].sort((a, b) => a - b)
  // before anybody is added to the clients
  await readOwnSpaces(db, { actor, ids, now: now() })
  // who answers for itself can be proposed to all the same
  const client = await findOrAddClient(context, { actor, client: start.client }, { withAccount: true })
  return inTransaction(context, async (trx) => {
    const spaces = await lockOwnSpaces(trx, { actor, ids, now: now() })
    const lines = start.toLines(spaces)
    refuseTooLong(lines.length)
    const { id } = await trx
      .insertInto('proposals')
      .values({
        organization_id: actor.organizationId,
        client_id: client.id,
        rep_id: actor.personId,
        title: (start.title || `Proposal for ${client.name}`).slice(0, PROPOSAL_LIMITS.title),
        intro: start.intro ?? '',
        valid_days: start.validDays ?? VALID_DAYS.default,
        // dates of a client that answers for itself cannot be held
        holds: (start.holds ?? false) && !client.hasAccount,
        created_at: now(),
        updated_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertLines(trx, { id, lines, spaces })
    await start.keep?.(trx, id)
    return id
  })
}

/** @throws AppError `invalid-input` */
export function refuseTooLong(lines: number): void {
  if (lines <= PROPOSAL_LIMITS.lines) return
  const message = `A proposal has at most ${PROPOSAL_LIMITS.lines} lines; these are ${lines}.`
  throw new AppError('invalid-input', { message })
}

interface NewLines {
  id: number
  lines: readonly StartLine[]
  spaces: Spaces
  /** Of the first of them. */
  position?: number
}

/** Of a proposal that nobody else writes meanwhile, to spaces that are locked. */
export async function insertLines(
  trx: Tx,
  { id, lines, spaces, position: begin = 0 }: NewLines,
): Promise<void> {
  await trx
    .insertInto('proposal_lines')
    .values(
      lines.map(({ listingId, unitId, first, last, spaceCents }, at) => ({
        proposal_id: id,
        position: begin + at,
        listing_id: listingId,
        unit_id: required(unitId ?? pickUnit(required(spaces.get(listingId)).units, null).id),
        first_day: first,
        last_day: last,
        space_cents: spaceCents,
      })),
    )
    .execute()
}

async function refuseTooMany(db: Db, sellerId: number): Promise<void> {
  const { count } = await db
    .selectFrom('proposals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organization_id', '=', sellerId)
    .executeTakeFirstOrThrow()
  if (count < PROPOSAL_LIMITS.proposals) return
  const message = `You have ${PROPOSAL_LIMITS.proposals.toLocaleString('en-US')} proposals. Delete drafts first.`
  throw new AppError('conflict', { message })
}

type Cells = Out<typeof proposalRoutes.createProposal.body>['cells']

interface CreateProposal {
  actor: Actor
  input: Out<typeof proposalRoutes.createProposal.body>
  keep?: RecordResult
}

/** A line for each run of chosen cells, at the rate card. @throws AppError as `startProposal` */
export function createProposal(
  context: StartContext,
  { actor, input, keep }: CreateProposal,
): Promise<number> {
  const { cells, clientId, clientName, title } = input
  return startProposal(context, {
    actor,
    client: clientId === undefined ? { name: clientName ?? '' } : { id: clientId },
    title,
    ids: cells.map(({ id }) => id),
    toLines: (spaces) => toRuns(cells, spaces),
    keep,
  })
}

export function toRuns(cells: Cells, spaces: Spaces): StartLine[] {
  return joinCells(cells, spaces).map(({ listingId, unit, first, last }) => ({
    listingId,
    unitId: unit.id,
    first,
    last,
    spaceCents: null,
  }))
}

/** Each as the whole cells that its days mean, at its price. @throws AppError `invalid-input` for a unit that is none of its space */
export function coverLines(lines: readonly StartLine[], spaces: Spaces): StartLine[] {
  return lines.flatMap(({ listingId: id, unitId, first: from, last: to, spaceCents }) =>
    toRuns([{ id, unitId, from, to }], spaces).map((run) => ({ ...run, spaceCents })),
  )
}
