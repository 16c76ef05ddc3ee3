import { formatShortCents } from '../booking/price/cents.ts'
import type { AdType } from '../vocabulary.ts'

/** A plan as somebody reads it at one moment: what a version keeps, and what is approved. Money is integer US cents. */
export interface PlanBody {
  format: 1
  name: string
  lines: PlanBodyLine[]
  /** Of the lines that can be had. */
  totalCents: number
}

export interface PlanBodyLine {
  id: number
  listingId: number
  /** Null: it is not offered any more. */
  title: string | null
  medium: AdType | null
  place: string | null
  /** Days, inclusive. */
  first: string
  last: string
  quantity: number
  /** Null: it cannot be had. */
  totalCents: number | null
}

interface ReadPlan {
  name: string
  totalCents: number
  lines: readonly {
    id: number
    listingId: number
    listing: { title: string; adType: AdType; location: { text: string } } | null
    first: string
    last: string
    quantity: number
    price: { state: 'refused' } | { state: 'priced' | 'ordered'; totalCents: number }
  }[]
}

/** What of a plan is kept: no figure that moves by itself, and nothing about its sellers. */
export function toPlanBody({ name, totalCents, lines }: ReadPlan): PlanBody {
  return {
    format: 1,
    name,
    totalCents,
    lines: lines.map(({ id, listingId, listing, first, last, quantity, price }) => ({
      id,
      listingId,
      title: listing?.title ?? null,
      medium: listing?.adType ?? null,
      place: listing?.location.text ?? null,
      first,
      last,
      quantity,
      totalCents: price.state === 'refused' ? null : price.totalCents,
    })),
  }
}

interface Compared {
  lines: readonly Pick<PlanBodyLine, 'id' | 'first' | 'last' | 'quantity' | 'totalCents'>[]
}
type ComparedLine = Compared['lines'][number]

/** To people: what has changed from one state of a plan to another; nothing where nothing that they see did. */
export function describeChanges(before: Compared, after: Compared, { showsPrices = true } = {}): string[] {
  const was = new Map(before.lines.map((line) => [line.id, line]))
  const is = new Map(after.lines.map((line) => [line.id, line]))
  const both = after.lines.flatMap((now) => {
    const then = was.get(now.id)
    return then ? [{ then, now }] : []
  })
  const count = (holds: (pair: { then: ComparedLine; now: ComparedLine }) => boolean) =>
    both.filter(holds).length
  const parts: [number, string][] = [
    [after.lines.filter(({ id }) => !was.has(id)).length, 'added'],
    [before.lines.filter(({ id }) => !is.has(id)).length, 'taken out'],
    [count(({ then, now }) => isElsewhen(then, now)), 'with other dates'],
    [count(({ then, now }) => then.totalCents !== null && now.totalCents === null), 'that cannot be had'],
    [count(({ then, now }) => then.totalCents === null && now.totalCents !== null), 'free again'],
  ]
  const said = parts.flatMap(([lines, what]) => (lines > 0 ? [`${countLines(lines)} ${what}`] : []))
  return showsPrices ? [...said, ...describePrices(both)] : said
}

function isElsewhen(then: ComparedLine, now: ComparedLine): boolean {
  return then.first !== now.first || then.last !== now.last || then.quantity !== now.quantity
}

/** Of lines that are otherwise the same. */
function describePrices(both: readonly { then: ComparedLine; now: ComparedLine }[]): string[] {
  const moved = both.flatMap(({ then, now }) => {
    if (isElsewhen(then, now) || then.totalCents === null || now.totalCents === null) return []
    return now.totalCents === then.totalCents ? [] : [now.totalCents - then.totalCents]
  })
  const say = (cents: number[], word: string) => {
    const sum = Math.abs(cents.reduce((all, one) => all + one, 0))
    return cents.length > 0 ? [`${countLines(cents.length)} ${word} by ${formatShortCents(sum)}`] : []
  }
  return [
    ...say(
      moved.filter((cents) => cents > 0),
      'dearer',
    ),
    ...say(
      moved.filter((cents) => cents < 0),
      'cheaper',
    ),
  ]
}

/** "1 line", "2 lines" */
export function countLines(lines: number): string {
  return lines === 1 ? '1 line' : `${lines} lines`
}
