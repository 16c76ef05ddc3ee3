import type { NoticeSettings, NoticeSettingsInput } from '#contract/ground/notices.ts'

const NOON = 12

/** "12 AM", "1 AM", … "11 PM". */
export const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${hour % NOON || NOON} ${hour < NOON ? 'AM' : 'PM'}`,
}))

/** The choice of an hour; the empty one is none. */
export function readHour(text: string | number | null): number | null {
  return text === '' || text === null ? null : Number(text)
}

/** What is stored, as the form edits it; what is always mailed has no choice to send. */
export function toInput({ kinds, ...times }: NoticeSettings): NoticeSettingsInput {
  const prefs = kinds.map(({ kind, page, mail, isAlwaysMailed }) => [
    kind,
    isAlwaysMailed ? { page } : { page, mail },
  ])
  return { ...times, prefs: Object.fromEntries(prefs) }
}
