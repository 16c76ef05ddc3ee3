import { cellOf } from '#domain/booking/cells.ts'
import { DAY_MS } from '#domain/dates.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { toAnswerBy } from '#domain/planning/briefs.ts'
import { required } from '#domain/required.ts'
import type { GivenRole } from '#domain/roles.ts'
import { addDays } from '#domain/zoned-time.ts'
import type { Config } from '#server/config.ts'
import type { Tx } from '#server/platform/db/database.ts'
import { LOCKED_PASSWORD } from '../rows.ts'
import { SELLERS } from '../sellers.ts'
import { askApproval } from './ask-approval.ts'
import { AGENCY } from './clients.ts'
import { POSTING_GRID } from './posting-grid.ts'

/** Who works with the agency's owner. Fictional, as all are. */
const PLANNERS: readonly { username: string; name: string; role: GivenRole }[] = [
  { username: 'ines.delgado', name: 'Ines Delgado', role: 'manager' },
  { username: 'cole.hartman', name: 'Cole Hartman', role: 'sales' },
]
const [, DOMAIN] = AGENCY.email.split('@')

const PIERCE = { west: -122.75, south: 46.95, east: -122, north: 47.3 }
const ASKED = ['narrows', 'tideflat', 'brickface'] as const
const IN_DAYS = 84

interface AgencyInput {
  sellerIds: Map<string, number>
  config: Config
  now: Date
}

/**
 * The agency has its own account since its first order: a company of three, with a brief that waits for its sellers' answers, and a
 * booking that waits for the manager's approval.
 */
export async function insertAgency(trx: Tx, { sellerIds, config, now }: AgencyInput): Promise<void> {
  const { account_id: agencyId } = await trx
    .selectFrom('clients')
    .select('account_id')
    .where('name', '=', AGENCY.name)
    .executeTakeFirstOrThrow()
  for (const { role, ...person } of PLANNERS) {
    const email = `${person.username.split('.')[0]}@${DOMAIN}`
    const values = { ...person, email, password: LOCKED_PASSWORD, status: 'active', created_at: now } as const
    const { id } = await trx.insertInto('users').values(values).returning('id').executeTakeFirstOrThrow()
    await trx
      .insertInto('organization_members')
      .values({ organization_id: agencyId, user_id: id, role, joined_at: now, acted_at: now })
      .execute()
  }
  await insertBrief(trx, { agencyId, sellerIds, now })
  await askApproval(trx, { agencyId, config, now })
}

async function insertBrief(
  trx: Tx,
  { agencyId, sellerIds, now }: { agencyId: number; sellerIds: Map<string, number>; now: Date },
): Promise<void> {
  const { user_id: author_id } = await trx
    .selectFrom('organization_members')
    .select('user_id')
    .where('organization_id', '=', agencyId)
    .where('role', '=', 'manager')
    .executeTakeFirstOrThrow()
  const today = toMarketDate(now)
  const { first, last } = required(cellOf(POSTING_GRID, addDays(today, IN_DAYS)))
  const { id } = await trx
    .insertInto('briefs')
    .values({
      organization_id: agencyId,
      author_id,
      title: 'Roofers after the storms: Pierce County',
      body: 'For Cedar & Slate Roofing. Four to six faces on the roads where people drive home, two periods, the same design on all. We decide within a week of your answer.',
      place: 'Pierce County, WA',
      ...PIERCE,
      ad_types: ['billboard'],
      first_day: first,
      last_day: addDays(last, 28),
      budget_cents: 1_800_000,
      shows_budget: true,
      columns: ['Lit until', 'Other roofers near it'],
      closes_at: toAnswerBy(addDays(today, 9)),
      created_at: new Date(now.getTime() - 0.8 * DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('brief_recipients')
    .values(
      ASKED.map((key) => ({ brief_id: id, organization_id: required(sellerIds.get(SELLERS[key].username)) })),
    )
    .execute()
}
