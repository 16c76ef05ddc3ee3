import type { SpaceChange } from '#contract/listings/listings-spaces.ts'
import { formatUsd } from '#domain/money.ts'
import { SISTER_SITES } from '#web/listing-parts/sister-sites.ts'
import { STEP_LABELS } from '../own/status-labels.ts'

/** How many are booked is set in one press, and can be taken back by another. */
export interface BookingChange {
  kind: 'booking'
  mode: 'request' | 'off'
}

/** What the table does to many spaces at once. */
export type TableChange = SpaceChange | BookingChange

export type ChangeKind = SpaceChange['kind'] | 'open' | 'pause' | 'resume' | 'submit' | 'archive'

interface Kind {
  value: ChangeKind
  label: string
  /** Of its value's field; none where the kind says it all. */
  ask?: string
  input?: 'number' | 'text' | 'date' | 'site'
  placeholder?: string
}

/** What can be done to many spaces at once. */
export const CHANGE_KINDS: readonly Kind[] = [
  { value: 'percent', label: 'Change price by %', ask: 'Percent', input: 'number', placeholder: '-10' },
  { value: 'price', label: 'Set price', ask: 'Price in dollars', input: 'number', placeholder: '450' },
  { value: 'from', label: 'Set first free day', ask: 'Available from', input: 'date' },
  { value: 'until', label: 'Set last free day', ask: 'Available until', input: 'date' },
  { value: 'add-site', label: 'Add a sister site', ask: 'Site', input: 'site' },
  { value: 'remove-site', label: 'Take off a sister site', ask: 'Site', input: 'site' },
  { value: 'add-tag', label: 'Add a target market tag', ask: 'Tag', input: 'text', placeholder: 'commuters' },
  {
    value: 'remove-tag',
    label: 'Remove a target market tag',
    ask: 'Tag',
    input: 'text',
    placeholder: 'commuters',
  },
  { value: 'open', label: 'Open for booking' },
  { value: 'pause', label: 'Pause' },
  { value: 'resume', label: 'Resume' },
  { value: 'submit', label: 'Submit for review' },
  { value: 'archive', label: 'Archive' },
]

/** A kind and its typed value as the server takes it; null while something is missing. */
export function toSpaceChange(kind: ChangeKind, value: string): TableChange | null {
  switch (kind) {
    case 'open':
      return { kind: 'booking', mode: 'request' }
    case 'pause':
    case 'resume':
    case 'submit':
    case 'archive':
      return { kind: 'step', step: kind }
    case 'percent': {
      const percent = Number(value)
      return value.trim() !== '' && Number.isFinite(percent) && percent !== 0 ? { kind, percent } : null
    }
    case 'price':
      return value.trim() === '' ? null : { kind, dollars: value.trim() }
    case 'from':
    case 'until':
      return { kind, day: value || null }
    case 'add-site':
    case 'remove-site':
      return value ? { kind, site: value } : null
    case 'add-tag':
    case 'remove-tag':
      return value.trim() ? { kind, tag: value.trim() } : null
    default:
      return null
  }
}

/** What will happen, in words. */
export function describeChange(change: TableChange): string {
  switch (change.kind) {
    case 'booking':
      return change.mode === 'request' ? 'Open for booking' : 'Close for booking again'
    case 'percent':
      return `${change.percent < 0 ? 'Lower' : 'Raise'} the price by ${Math.abs(change.percent)}%`
    case 'price':
      return `Set the price to ${formatUsd(Number(change.dollars)) ?? change.dollars}`
    case 'from':
      return change.day ? `Available from ${change.day}` : 'Available from any day'
    case 'until':
      return change.day ? `Available until ${change.day}` : 'Available without an end'
    case 'add-tag':
      return `Add the tag “${change.tag}”`
    case 'remove-tag':
      return `Remove the tag “${change.tag}”`
    case 'add-site':
      return `Post on ${siteName(change.site)}`
    case 'remove-site':
      return `Take off ${siteName(change.site)}`
    case 'step':
      return STEP_LABELS[change.step as keyof typeof STEP_LABELS].label
  }
}

function siteName(id: string): string {
  return SISTER_SITES.find((site) => site.id === id)?.name ?? id
}

/** What takes a change back from those that it changed; null where nothing does. */
export function undoOf(change: TableChange): TableChange | null {
  return change.kind === 'booking' && change.mode === 'request' ? { kind: 'booking', mode: 'off' } : null
}

/** What a price becomes: the server computes the same from the price it has then. */
export function priceAfter(price: number, change: TableChange): number | null {
  if (change.kind === 'percent') return Math.round(price * (1 + change.percent / 100))
  return null
}
