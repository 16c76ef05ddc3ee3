import type { Artwork, Creative } from '#contract/booking/creatives.ts'
import { describeLead as describeDays } from '#domain/booking/creative/spec-words.ts'
import { toMonthDay } from '#domain/format-dates.ts'
import { required } from '#domain/required.ts'

export type ArtworkItem = Artwork['items'][number]

/** By when it is due, under the heading. */
export function describeLead({ items, demand }: Pick<Artwork, 'items' | 'demand'>): string | undefined {
  const open = items.filter(
    ({ state, like }) => like === null && (state === 'missing' || state === 'rejected'),
  )
  const [first] = open.toSorted((a, b) => ((a.dueOn ?? '9') < (b.dueOn ?? '9') ? -1 : 1))
  if (!first?.dueOn || !demand) return undefined
  const due = toMonthDay(first.dueOn)
  if (first.isLate)
    return `It was due on ${due}. The booking runs with or without it: send it as soon as you can.`
  const [only] = items
  return items.length === 1 && only === first
    ? `Due ${due}.`
    : `The first is due ${due}, ${describeDays(demand)} or at the date of its issue.`
}

/** Above the file of a client who has no account. */
export function describeSendsFor(client: string): string {
  return `${client} has no account, so you upload the artwork. It is marked as uploaded by you, and needs approval like any other.`
}

/** Under a file that its owner did not send: "Uploaded by Alder Outdoor on behalf of Harbor Dental". */
export function describeSender({ onBehalf }: Pick<Creative, 'onBehalf'>): string | null {
  return onBehalf && `Uploaded by ${onBehalf.by} on behalf of ${onBehalf.of}`
}

export function describePickUp({ canSend }: Pick<Artwork, 'canSend'>): string {
  const who = canSend ? 'you send' : 'the buyer sends'
  return `Each of these runs what the one before it runs, unless ${who} a file of its own.`
}

/** "Artwork due Mar 2", "Runs the artwork of Ad space, March issue" */
export function describeItem(item: ArtworkItem, items: readonly ArtworkItem[]): string {
  if (item.like !== null) return `Runs the artwork of ${required(items[item.like]).name}`
  const due = item.dueOn ? `due ${toMonthDay(item.dueOn)}` : ''
  if (item.state === 'missing') return item.isLate ? `Late, ${due}` : `Artwork ${due}`.trim()
  if (item.state === 'rejected') return ['Refused', due && `another ${due}`].filter(Boolean).join(', ')
  return item.state === 'waiting' ? 'Waits for approval' : 'Approved'
}

/** What stands of a placement: what is approved, then the latest; and what was before. */
export function splitCreatives(
  creatives: readonly Creative[],
  item: number,
): { current: Creative[]; past: Creative[] } {
  const own = creatives.filter((one) => one.item === item)
  const latest = own.find(({ status }) => status !== 'replaced') ?? null
  const current = own.filter((one) => one === latest || one.status === 'approved')
  return { current, past: own.filter((one) => !current.includes(one)) }
}

export const STATUS_WORDS: Record<Creative['status'], string> = {
  uploaded: 'Waits for approval',
  approved: 'Approved',
  rejected: 'Refused',
  replaced: 'Replaced',
}
