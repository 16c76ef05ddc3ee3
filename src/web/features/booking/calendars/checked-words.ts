const MINUTE_MS = 60_000

/** When a calendar elsewhere was last read: "checked 12 minutes ago, not instant". @param checkedAt ISO 8601 */
export function describeChecked(checkedAt: string | null, nowMs: number): string {
  if (checkedAt === null) return 'not read yet'
  const minutes = Math.max(0, Math.floor((nowMs - Date.parse(checkedAt)) / MINUTE_MS))
  return `checked ${ago(minutes)}, not instant`
}

function ago(minutes: number): string {
  if (minutes < 1) return 'just now'
  if (minutes < 60) return count(minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? count(hours, 'hour') : count(Math.floor(hours / 24), 'day')
}

const count = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'} ago`
