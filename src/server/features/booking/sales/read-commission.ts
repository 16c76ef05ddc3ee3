import type { Commission, commissionRoutes } from '#contract/booking/sales-commission.ts'
import type { Out } from '#contract/route.ts'
import { canRemoveRate, commissionOf, createFindSeller } from '#domain/booking/commission.ts'
import { sumCents } from '#domain/booking/price/cents.ts'
import { centsWithin, toSalesPeriod } from '#domain/booking/sales.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { countsPaid, readPeople, readTeamNames } from './commission-people.ts'
import { maySeeCommissions } from './policy.ts'
import { readMonths, readSoldLines } from './read-sales.ts'

/** Rates and commissions of everybody, or for whom the role includes no more, one's own. */
export async function readCommission(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  actor: Pick<Actor, 'organizationId' | 'personId' | 'may'>,
  query: Out<typeof commissionRoutes.getCommission.query>,
): Promise<Commission> {
  const today = toMarketDate(now())
  const months = readMonths(query, today)
  const period = toSalesPeriod(months.from, months.to)
  const sellerId = actor.organizationId
  const isOwn = !maySeeCommissions(actor)
  const everybody = await readPeople(db, { sellerId, now: now() })
  const { lines, isCut } = await readSoldLines(db, {
    sellerId,
    range: period,
    withPaid: countsPaid(everybody),
  })
  const find = createFindSeller(everybody)
  const sold = Map.groupBy(lines, find)
  const shown = isOwn ? everybody.filter(({ userId }) => userId === actor.personId) : everybody
  return {
    ...months,
    today,
    isOwn,
    isCut,
    people: shown.map(({ rates, ...person }) => {
      const own = sold.get(everybody.find(({ id }) => id === person.id)) ?? []
      return {
        ...person,
        rates: rates.map(({ isOfToday, ...rate }) => ({
          ...rate,
          canRemove: canRemoveRate({ ...rate, isOfToday }, today),
        })),
        cents: sumCents(own.map((line) => centsWithin(line, period))),
        commissionCents: sumCents(own.map((line) => commissionOf(line, period, rates))),
      }
    }),
    team: isOwn ? [] : await readTeamNames(db, sellerId),
    names: isOwn ? [] : listUnknown(lines, find),
  }
}

/** Names that contracts say and that stand for nobody, by name. */
function listUnknown<Line extends { rep: string; repId: number | null }>(
  lines: readonly Line[],
  find: (line: Line) => unknown,
): string[] {
  const names = lines.filter((line) => line.repId === null && line.rep && !find(line)).map(({ rep }) => rep)
  return [...new Set(names)].sort().slice(0, 100)
}
