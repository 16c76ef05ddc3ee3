import { type Actor, alone } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import { capabilitiesOf } from '#domain/roles.ts'
import type { Config } from '#server/config.ts'
import type { Tx } from '#server/platform/db/database.ts'
import { daysBefore } from '../bookings/days-before.ts'
import { eraseMails } from '../bookings/erase-mails.ts'
import { createStage } from '../bookings/stage.ts'
import { SELLERS } from '../sellers.ts'
import { beginProposal, type ProposalScene, playAct } from './play-proposals.ts'
import { PROPOSALS } from './proposals.ts'
import { readFaceIds } from './read-faces.ts'

interface Company {
  config: Config
  sellerIds: Map<string, number>
  now: Date
}

/** What the company proposes to its clients, by the product's own actions, each at its moment. */
export async function insertProposals(trx: Tx, { config, sellerIds, now }: Company): Promise<void> {
  const sellerId = required(sellerIds.get(SELLERS.narrows.username))
  const stage = createStage(trx, { config, now })
  const scene: ProposalScene = {
    stage,
    seller: await findSeller(trx, sellerId),
    faces: await readFaceIds(trx, sellerId),
    clients: await readClients(trx, sellerId),
  }
  const ids = new Map<string, number>()
  const acts = PROPOSALS.flatMap((told) => [
    { daysAgo: told.daysAgo, play: async () => void ids.set(told.title, await beginProposal(scene, told)) },
    ...told.acts.map(([daysAgo, act]) => ({
      daysAgo,
      play: () => playAct(scene, { id: required(ids.get(told.title)), told, act }),
    })),
  ])
  for (const { daysAgo, play } of acts.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    stage.setTime(daysBefore(now, daysAgo))
    await play()
  }
  await eraseMails(trx)
}

/** Who sells for the company. */
async function findSeller(trx: Tx, organizationId: number): Promise<Actor> {
  const person = await trx
    .selectFrom('organization_members')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['users.id', 'users.role', 'users.status'])
    .where('organization_id', '=', organizationId)
    .where('organization_members.role', '=', 'manager')
    .executeTakeFirstOrThrow()
  return { ...alone(person), organizationId, may: capabilitiesOf('manager') }
}

async function readClients(trx: Tx, sellerId: number): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('clients')
    .select(['id', 'name'])
    .where('organization_id', '=', sellerId)
    .execute()
  return new Map(rows.map(({ id, name }) => [name, id]))
}
