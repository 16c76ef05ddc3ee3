import type { BulkChange, BulkResult, OwnListing } from '#contract/listings-own.ts'
import type { OfferedListingStep } from '#domain/listing.ts'

/** What is typed over a space; absent fields are as they are. Texts, as inputs hold them. */
export interface BulkEdit {
  price?: string
  interval?: string
  /** Separated by commas. */
  tags?: string
  from?: string
  until?: string
  step?: OfferedListingStep | ''
}
export type BulkEdits = ReadonlyMap<number, BulkEdit>

/** A space's own values in the words of an edit. */
export function valuesOf({ listing }: OwnListing): Required<Omit<BulkEdit, 'step'>> {
  return {
    price: String(listing.price),
    interval: listing.interval,
    tags: listing.targetMarket.join(', '),
    from: listing.availableFrom ?? '',
    until: listing.availabilityEnd ?? '',
  }
}

/** The edits with one more; what says the same as the space falls away. */
export function withEdit(edits: BulkEdits, space: OwnListing, change: BulkEdit): BulkEdits {
  return withEdits(edits, [{ space, change }])
}

/** As `withEdit` for many spaces: the edits are copied once. */
export function withEdits(
  edits: BulkEdits,
  changes: readonly { space: OwnListing; change: BulkEdit }[],
): BulkEdits {
  const next = new Map(edits)
  for (const { space, change } of changes) {
    const own: BulkEdit = { ...valuesOf(space), step: '' }
    const merged = { ...next.get(space.listing.id), ...change }
    const kept = Object.entries(merged).filter(([field, value]) => value !== own[field as keyof BulkEdit])
    if (kept.length > 0) next.set(space.listing.id, Object.fromEntries(kept))
    else next.delete(space.listing.id)
  }
  return next
}

/** One thing that is done to every chosen space. */
export type BulkAction =
  | { kind: 'price'; value: string }
  /** By so many percent, rounded to whole dollars. */
  | { kind: 'percent'; value: string }
  | { kind: 'add-tag' | 'remove-tag'; value: string }
  | { kind: 'from' | 'until'; value: string }
  | { kind: 'step'; value: OfferedListingStep }

/** What an action does to one space; null when it does not apply to it. */
export function applyAction(space: OwnListing, edit: BulkEdit, action: BulkAction): BulkEdit | null {
  const now = { ...valuesOf(space), ...edit }
  switch (action.kind) {
    case 'percent': {
      const price = Math.round(Number(now.price) * (1 + Number(action.value) / 100))
      return Number.isFinite(price) && price >= 0 ? { price: String(price) } : null
    }
    case 'add-tag':
      return { tags: [...new Set([...toTags(now.tags), ...toTags(action.value)])].join(', ') }
    case 'remove-tag': {
      const gone = toTags(action.value)
      return {
        tags: toTags(now.tags)
          .filter((tag) => !gone.includes(tag))
          .join(', '),
      }
    }
    case 'step':
      return space.steps.includes(action.value) ? { step: action.value } : null
    default:
      return { [action.kind]: action.value }
  }
}

function toTags(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim().toLowerCase().replace(/\s+/g, '-'))
    .filter(Boolean)
}

/** An edit as it is sent, for the version that was edited. */
export function toChange({ listing }: OwnListing, edit: BulkEdit): BulkChange {
  const { price, interval, tags, from, until, step } = edit
  const set = {
    ...(price === undefined ? {} : { price }),
    ...(interval === undefined ? {} : { interval }),
    ...(tags === undefined ? {} : { targetMarket: toTags(tags) }),
    ...(from === undefined ? {} : { availableFrom: from || null }),
    ...(until === undefined ? {} : { availableTo: until || null }),
  }
  return {
    id: listing.id,
    updatedAt: listing.updatedAt,
    ...(Object.keys(set).length > 0 ? { set } : {}),
    ...(step ? { step } : {}),
  }
}

/** Edits that are still to be saved after an answer. */
export function withoutSaved(edits: BulkEdits, results: BulkResult[]): BulkEdits {
  const next = new Map(edits)
  for (const { id, outcome } of results) if (outcome === 'saved') next.delete(id)
  return next
}
