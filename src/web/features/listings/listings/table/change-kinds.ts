import type { TermsChange } from '#contract/booking/booking-terms-templates.ts'
import type { MANY_FIELDS, SpaceChange } from '#contract/listings/listings-spaces.ts'
import { formatUsd } from '#domain/money.ts'
import { VENUE_LABELS, VENUES } from '#domain/vocabulary.ts'
import { SISTER_SITES } from '#web/listing-parts/sister-sites.ts'
import { STEP_LABELS } from '../own/status-labels.ts'

/** How many are booked is set in one press, and can be taken back by another. */
export interface BookingChange {
  kind: 'booking'
  mode: 'request' | 'off'
}

/** A rate card or a template of terms, by its name; or what was applied is taken back. */
export interface TemplateChange {
  kind: 'terms'
  name: string
  change: TermsChange
}

/** What the table does to many spaces at once. */
export type TableChange = SpaceChange | BookingChange | TemplateChange

type ManyField = (typeof MANY_FIELDS)[number]
export type ChangeKind =
  | Exclude<SpaceChange['kind'], 'undo' | 'field' | 'step'>
  | ManyField
  | 'template'
  | 'no-rates'
  | 'open'
  | 'pause'
  | 'resume'
  | 'submit'
  | 'archive'

interface Kind {
  value: ChangeKind
  label: string
  /** Of its value's field; none where the kind says it all. */
  ask?: string
  input?: 'number' | 'text' | 'date' | 'site' | 'venue' | 'template'
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
  { value: 'fact', label: 'Set a fact', ask: 'Fact', input: 'text', placeholder: 'Illumination: All night' },
  { value: 'add-feature', label: 'Add a feature', ask: 'Feature', input: 'text', placeholder: 'Backlit' },
  { value: 'remove-feature', label: 'Remove a feature', ask: 'Feature', input: 'text' },
  {
    value: 'minContract',
    label: 'Set the minimum contract',
    ask: 'Minimum contract',
    input: 'text',
    placeholder: '4 weeks',
  },
  {
    value: 'setupFee',
    label: 'Set the setup fee',
    ask: 'Setup fee in dollars',
    input: 'text',
    placeholder: '250',
  },
  {
    value: 'paymentTerms',
    label: 'Set the payment terms',
    ask: 'Payment terms',
    input: 'text',
    placeholder: 'Net 30',
  },
  { value: 'venue', label: 'Set the venue', ask: 'Venue', input: 'venue' },
  { value: 'description', label: 'Set the description', ask: 'Description', input: 'text' },
  { value: 'locationDetails', label: 'Set the location details', ask: 'Location details', input: 'text' },
  {
    value: 'structure',
    label: 'Put on one structure',
    ask: 'Structure number',
    input: 'text',
    placeholder: 'A-0114',
  },
  { value: 'structure-by-fact', label: 'Group by structure number' },
  { value: 'template', label: 'Apply a rate card or template', ask: 'Which', input: 'template' },
  { value: 'no-rates', label: 'Take off the rate card' },
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
    case 'template':
      return toTemplate(value)
    case 'no-rates':
      return { kind: 'terms', name: '', change: { kind: 'no-rates' } }
    case 'fact':
      return toFact(value)
    case 'add-feature':
    case 'remove-feature':
      return value.trim() ? { kind, feature: value.trim() } : null
    case 'structure':
      return { kind, number: value.trim() || null }
    case 'structure-by-fact':
      return { kind }
    case 'description':
      return value.trim() ? { kind: 'field', field: kind, value: value.trim() } : null
    case 'minContract':
    case 'setupFee':
    case 'paymentTerms':
    case 'venue':
    case 'locationDetails':
      return { kind: 'field', field: kind, value: value.trim() }
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

/** "12:Card 2027": its number and its name. */
function toTemplate(value: string): TableChange | null {
  const at = value.indexOf(':')
  const templateId = Number(value.slice(0, at))
  if (at < 1 || !Number.isInteger(templateId)) return null
  return { kind: 'terms', name: value.slice(at + 1), change: { kind: 'template', templateId } }
}

/** "Illumination: All night"; nothing behind the colon takes the fact out. */
function toFact(value: string): TableChange | null {
  const at = value.indexOf(':')
  const label = value.slice(0, at).trim()
  return at > 0 && label ? { kind: 'fact', label, value: value.slice(at + 1).trim() } : null
}

/** What will happen, in words. */
export function describeChange(change: TableChange): string {
  switch (change.kind) {
    case 'booking':
      return change.mode === 'request' ? 'Open for booking' : 'Close for booking again'
    case 'terms':
      if (change.change.kind === 'undo') return 'Undo'
      return change.change.kind === 'template' ? `Apply ${change.name}` : 'Take off the rate card'
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
    case 'fact':
      return change.value ? `Set ${change.label} to “${change.value}”` : `Take out the fact ${change.label}`
    case 'add-feature':
      return `Add the feature “${change.feature}”`
    case 'remove-feature':
      return `Remove the feature “${change.feature}”`
    case 'field':
      return describeField(change)
    case 'structure':
      return change.number === null ? 'Take off their structure' : `Put on structure ${change.number}`
    case 'structure-by-fact':
      return 'Group by structure number'
    case 'undo':
      return 'Undo'
    case 'step':
      return STEP_LABELS[change.step as keyof typeof STEP_LABELS].label
  }
}

const FIELD_NAMES: Record<ManyField, string> = {
  description: 'description',
  venue: 'venue',
  locationDetails: 'location details',
  minContract: 'minimum contract',
  setupFee: 'setup fee',
  paymentTerms: 'payment terms',
}

function describeField({ field, value }: { field: ManyField; value: string }): string {
  if (value === '') return `Clear the ${FIELD_NAMES[field]}`
  const venue = field === 'venue' && VENUES.find((known) => known === value)
  return `Set the ${FIELD_NAMES[field]} to “${venue ? VENUE_LABELS[venue] : value}”`
}

function siteName(id: string): string {
  return SISTER_SITES.find((site) => site.id === id)?.name ?? id
}

/** What takes a change back from those that it changed; null where nothing does. @param act what the change is kept under */
export function undoOf(change: TableChange, act: string): TableChange | null {
  if (change.kind === 'booking') return change.mode === 'request' ? { kind: 'booking', mode: 'off' } : null
  if (change.kind === 'undo') return null
  if (change.kind === 'terms')
    return change.change.kind === 'undo' ? null : { kind: 'terms', name: '', change: { kind: 'undo', act } }
  if (change.kind === 'step' && change.step !== 'pause' && change.step !== 'resume') return null
  return { kind: 'undo', act }
}

/** What a price becomes: the server computes the same from the price it has then. */
export function priceAfter(price: number, change: TableChange): number | null {
  if (change.kind === 'percent') return Math.round(price * (1 + change.percent / 100))
  return null
}
