import type { BulkChange, BulkResult, OwnListing } from '#contract/listings-own.ts'
import type { OfferedListingStep } from '#domain/listing.ts'

/** Unsaved edits of a space; absent fields are unchanged. Strings, as inputs hold them. */
export interface BulkEdit {
  price?: string
  interval?: string
  /** Comma-separated. */
  tags?: string
  from?: string
  until?: string
  step?: OfferedListingStep | ''
}
export type BulkEdits = ReadonlyMap<number, BulkEdit>

/** A space's stored values in the form of an edit. */
export function valuesOf({ listing }: OwnListing): Required<Omit<BulkEdit, 'step'>> {
  return {
    price: String(listing.price),
    interval: listing.interval,
    tags: listing.targetMarket.join(', '),
    from: listing.availableFrom ?? '',
    until: listing.availabilityEnd ?? '',
  }
}

/** Adds one edit; values equal to the stored ones are dropped. */
export function withEdit(edits: BulkEdits, space: OwnListing, change: BulkEdit): BulkEdits {
  return withEdits(edits, [{ space, change }])
}

/** As `withEdit` for many spaces, copying the edits only once. */
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

/** One bulk action on every selected space. */
export type BulkAction =
  | { kind: 'price'; value: string }
  /** Change in percent, rounded to whole dollars. */
  | { kind: 'percent'; value: string }
  | { kind: 'add-tag' | 'remove-tag'; value: string }
  | { kind: 'from' | 'until'; value: string }
  | { kind: 'step'; value: OfferedListingStep }

/** The edit an action makes to one space; null when it does not apply. */
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

/** An edit as request body, with the version it was made on (optimistic locking). */
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

/** Edits still unsaved after a response. */
export function withoutSaved(edits: BulkEdits, results: BulkResult[]): BulkEdits {
  const next = new Map(edits)
  for (const { id, outcome } of results) if (outcome === 'saved') next.delete(id)
  return next
}
