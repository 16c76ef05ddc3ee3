import { randomBytes } from 'node:crypto'
import { cellOf, type Days } from '#domain/booking/cells.ts'
import { VALID_DAYS } from '#domain/booking/proposals.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { type Actor, alone } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import { addDays } from '#domain/zoned-time.ts'
import { createPayment } from '#server/features/booking/payments/record-payment.ts'
import { acceptProposal, declineProposal } from '#server/features/booking/proposals/answer-proposal.ts'
import { readVersions } from '#server/features/booking/proposals/keep-version.ts'
import { getProposalRow, listLines } from '#server/features/booking/proposals/proposal-rows.ts'
import { sendProposal, withdrawProposal } from '#server/features/booking/proposals/send-proposal.ts'
import { createProposal } from '#server/features/booking/proposals/start-proposal.ts'
import { updateProposal } from '#server/features/booking/proposals/write-proposal.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'
import { readDue } from '../bookings/money.ts'
import type { Stage } from '../bookings/stage.ts'
import { KEEP, ORIGIN } from '../bookings/steps.ts'
import { POSTING_GRID } from './posting-grid.ts'
import type { DemoProposal, ProposalAct } from './proposals.ts'

/** Where a proposal is played: who sells, and what there is to sell. */
export interface ProposalScene {
  stage: Stage
  seller: Actor
  faces: ReadonlyMap<string, { id: number; unitId: number }>
  clients: ReadonlyMap<string, number>
}

/** Of the company's numbers, days in whole periods. */
function periodsOf({ inDays, periods }: DemoProposal, today: string): Days {
  const { first, last } = required(cellOf(POSTING_GRID, addDays(today, inDays + 27)))
  return { first, last: addDays(last, (periods - 1) * 28) }
}

/** Begun as it is told, now. @returns its id */
export async function beginProposal(scene: ProposalScene, told: DemoProposal): Promise<number> {
  const { stage, seller: actor, faces, clients } = scene
  const { first: from, last: to } = periodsOf(told, toMarketDate(stage.end))
  const cells = told.faces.map((face) => ({ ...required(faces.get(face)), from, to }))
  const clientId = required(clients.get(told.client))
  const id = await createProposal(stage.context, { actor, input: { cells, clientId, title: told.title } })
  await write(scene, id, told, { dollars: told.faces.map(() => null), intro: told.intro })
  return id
}

async function write(
  { stage, seller: actor }: ProposalScene,
  id: number,
  told: DemoProposal,
  { dollars, intro }: { dollars: readonly (number | null)[]; intro: string },
): Promise<void> {
  const row = await getProposalRow(stage.trx, { id, sellerId: actor.organizationId })
  const lines = await listLines(stage.trx, id)
  await updateProposal(stage.context, {
    actor,
    id,
    input: {
      title: told.title,
      intro,
      price: told.oneDollars === undefined ? 'lines' : 'one',
      oneCents: told.oneDollars === undefined ? null : told.oneDollars * 100,
      validDays: told.validDays ?? VALID_DAYS.default,
      holds: told.holds ?? false,
      lines: lines.map((line, at) => ({ id: line.id, spaceCents: toCents(dollars[at] ?? null) })),
      updatedAt: row.updated_at.toISOString(),
    },
  })
}

const toCents = (dollars: number | null) => (dollars === null ? null : dollars * 100)

export async function playAct(
  scene: ProposalScene,
  { id, told, act }: { id: number; told: DemoProposal; act: ProposalAct },
): Promise<void> {
  const { stage, seller: actor } = scene
  const { context, trx } = stage
  const owned = { id, sellerId: actor.organizationId }
  if (act.do === 'send') {
    const { updated_at } = await getProposalRow(trx, owned)
    await sendProposal(context, { id, actor, origin: ORIGIN, updatedAt: updated_at.toISOString() })
  } else if (act.do === 'revise') await write(scene, id, told, act.revised)
  else if (act.do === 'withdraw') await withdrawProposal(context, { ...owned, actor })
  else {
    const { version, sha256 } = required((await readVersions(trx, id))[0])
    const token = await openLink(stage, id)
    if (act.do === 'decline') await declineProposal(context, { token, reason: act.reason, sha256 })
    else await accept(scene, { by: act.by, token, version, sha256 })
  }
}

/** Whoever is sent a link has it from the mail: this one is nobody's any more afterwards. */
async function openLink({ trx }: Stage, proposalId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await trx
    .updateTable('proposal_shares')
    .set({ token_hash: hashToken(token) })
    .where('proposal_id', '=', proposalId)
    .where('revoked_at', 'is', null)
    .execute()
  return token
}

async function accept(
  { stage, seller }: ProposalScene,
  { by, ...read }: { by: string; token: string; version: number; sha256: string },
): Promise<void> {
  const { context, trx } = stage
  const person = await trx
    .selectFrom('users')
    .select(['id', 'role', 'status'])
    .where('username', '=', by)
    .executeTakeFirstOrThrow()
  const answered = { actor: alone(person), origin: ORIGIN, sessionId: null }
  const { bookings } = await acceptProposal(context, { ...read, ...answered })
  // whoever sells does not keep the books
  const keeper = alone({ id: seller.organizationId, role: 'user', status: 'active' })
  for (const id of bookings) {
    const input = {
      kind: 'arrived' as const,
      method: 'bank-transfer' as const,
      cents: await readDue(stage, id),
      on: toMarketDate(context.now()),
      note: '',
    }
    const pressed = { userId: keeper.personId, route: 'demo', key: `demo:${id}:proposal` }
    await createPayment(context, { id, actor: keeper, input, pressed }, KEEP)
  }
}
