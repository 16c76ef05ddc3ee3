import type { ProofDutyList } from '#contract/booking/proofs.ts'
import { hasWords } from '#domain/booking/proof/crew-link.ts'
import { toDutyTitle } from '#domain/booking/proof/duty-words.ts'
import { type ProofListName, proofListOf } from '#domain/booking/proof/stand.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import { required } from '#domain/required.ts'
import { addDays } from '#domain/zoned-time.ts'
import type { AppContext } from '../../../context.ts'
import { type Owed, readDuties } from '../duties/read-duties.ts'
import { listRunning } from './list-running.ts'
import { placementName } from './present.ts'

/** Shown at once: what is due first is done first. */
const SHOWN = 300
const SOON_DAYS = 14
/** What is overdue stays in the list as long as a dispute about it may be opened and some weeks more. */
const WEEKS_AFTER = 8

export interface ListInput {
  show: ProofListName
  q?: string | undefined
  market?: string | undefined
}

type Item = ProofDutyList['items'][number]

/** Of all bookings that somebody sells, the earliest due first. */
export async function listProofDuties(
  context: Pick<AppContext, 'db' | 'now'>,
  sellerId: number,
  input: ListInput,
): Promise<ProofDutyList> {
  const { all, listed, items } = await findOwed(context, sellerId, input)
  const open = all.filter(({ list }) => list === 'open')
  return {
    items: items.slice(0, SHOWN).map(({ list: _, ...item }) => item),
    total: items.length,
    markets: countMarkets(listed),
    counts: {
      open: open.length,
      late: open.filter(({ state }) => state === 'overdue').length,
      received: all.filter(({ list }) => list === 'received').length,
    },
  }
}

/** All that is owed; what is listed so and has the words; and what of that is in the market, in order. */
export async function findOwed(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  sellerId: number,
  { show, q = '', market }: ListInput,
) {
  const all: (Item & { list: ProofListName })[] = []
  const window = { now: now(), daysAhead: SOON_DAYS + 1, weeksAfter: WEEKS_AFTER, sellerId }
  for await (const running of listRunning(db, window)) {
    const owed = await readDuties(db, { ids: running.map(({ id }) => id), now: now() })
    for (const [id, of] of owed) all.push(...toItems(id, of))
  }
  const listed = all
    .filter(({ list }) => list === show)
    .filter((item) => hasWords([item.reference, item.space, item.place, item.brand, item.placement], q))
  const items = listed.filter(({ place }) => market === undefined || place === market).toSorted(byDay)
  return { all, listed, items }
}

/** A day's work together: by market, as crews drive. */
const byDay = (a: Item, b: Item) =>
  a.dueOn.localeCompare(b.dueOn) || a.place.localeCompare(b.place) || a.bookingId - b.bookingId

function countMarkets(items: readonly Item[]): ProofDutyList['markets'] {
  return [...Map.groupBy(items, ({ place }) => place)]
    .map(([name, of]) => ({ name, count: of.length }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

function toItems(bookingId: number, { terms, today, stands }: Owed): (Item & { list: ProofListName })[] {
  const soonUntil = addDays(today, SOON_DAYS)
  const { title: space, place } = terms.listing
  const of = { bookingId, reference: toBookingReference(bookingId), space, place, brand: terms.brand }
  return stands.flatMap((duty) => {
    const list = proofListOf(duty, soonUntil)
    if (!list) return []
    const { key, kind, first: opensOn, dueOn, state } = duty
    const placement = placementName(required(terms.units[duty.item]))
    return [{ ...of, key, placement, title: toDutyTitle(duty), kind, opensOn, dueOn, state, list }]
  })
}
