import { MARKET_ZONE } from '#domain/format-dates.ts'

const ZONES = [
  { value: MARKET_ZONE, label: 'Pacific time' },
  { value: 'America/Denver', label: 'Mountain time' },
  { value: 'America/Phoenix', label: 'Arizona' },
  { value: 'America/Chicago', label: 'Central time' },
  { value: 'America/New_York', label: 'Eastern time' },
  { value: 'America/Anchorage', label: 'Alaska' },
  { value: 'Pacific/Honolulu', label: 'Hawaii' },
]

const count = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`

/** "45 minutes", "1 hour", "1.5 hours" */
export function describeLength(minutes: number): string {
  const isHalfHours = minutes >= 60 && minutes % 30 === 0
  return isHalfHours ? count(minutes / 60, 'hour') : count(minutes, 'minute')
}

/** How long before a viewing it has to be asked for. */
export function describeNotice(hours: number): string {
  if (hours === 0) return 'At any moment'
  if (hours === 24) return 'A day before'
  return `${hours % 24 === 0 ? count(hours / 24, 'day') : count(hours, 'hour')} before`
}

/** The usual choices with the one that is set, which may be another. */
export function withOwn(choices: readonly number[], own: number): number[] {
  return [...new Set([...choices, own])].sort((a, b) => a - b)
}

/** The country's zones, the one that is set, and the browser's; each once. */
export function listZones(value: string, browser: string | null): { value: string; label: string }[] {
  const others = [value, browser ?? value].filter((zone) => ZONES.every((known) => known.value !== zone))
  return [
    ...ZONES,
    ...[...new Set(others)].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
  ]
}
