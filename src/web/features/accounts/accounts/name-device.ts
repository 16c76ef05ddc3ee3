import { formatDay } from '#domain/format-dates.ts'

/** The telling one first: Android calls itself Linux too, and an iPhone like a Mac. */
const SYSTEMS = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux']

/** What a new passkey is called until somebody renames it. */
export function nameDevice(userAgent: string, now: Date): string {
  const system = SYSTEMS.find((name) => userAgent.includes(name)) ?? 'This device'
  return `${system}, ${formatDay(now.toISOString())}`
}
