import type { InventorySource, SourceRead } from '#contract/listings/inventory-sources.ts'
import { formatTime, formatZonedTime } from '#domain/format-dates.ts'

type Schedule = Pick<InventorySource, 'everyHours' | 'atHour'>

/** "Every day at 5 AM Pacific", "Every 6 hours". */
export function describeSchedule({ everyHours, atHour }: Schedule): string {
  if (atHour !== null) return `Every day at ${toHour(atHour)} Pacific`
  return everyHours === 1 ? 'Every hour' : `Every ${everyHours} hours`
}

/** 0 → "12 AM", 17 → "5 PM" */
export function toHour(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`
}

/** How a source stands, in a line. */
export function describeSource(source: InventorySource): string {
  const { state, isRunning, nextAt } = source
  if (state === 'off') return 'Off'
  if (isRunning) return 'Reading now'
  if (state === 'waits') return 'Waits for you'
  if (state === 'first' && nextAt === null) return 'Its first file waits for you'
  const next = nextAt === null ? '' : `, next on ${formatZonedTime(nextAt)}`
  return state === 'failing' ? `Cannot be read${next}` : `${describeSchedule(source)}${next}`
}

const OUTCOMES: Record<SourceRead['outcome'], string> = {
  same: '',
  running: 'Being read',
  waits: 'Waits',
  applied: 'Applied',
  skipped: 'Left as it was',
  failed: 'Not read',
  undone: 'Taken back',
}

/** "Applied: 5 prices, 2 new for review, 1 paused". */
export function describeRead({ outcome, says }: Pick<SourceRead, 'outcome' | 'says'>): string {
  const label = OUTCOMES[outcome]
  if (outcome === 'applied') return says ? `${label}: ${says}` : `${label}: nothing changed`
  if (outcome === 'skipped' || outcome === 'undone') return says ? `${label} (${says})` : label
  return [label, says].filter(Boolean).join(': ')
}

/** What a read is named in links and buttons. */
export function nameRead({ readAt }: Pick<SourceRead, 'readAt'>): string {
  return formatTime(readAt)
}
