import { required } from '#domain/required.ts'

const NAME = /^(placard-(\d{4}-\d\d-\d\d)-\d\d-\d\d-\d\d)\.(?:tar\.gz|dump|files\.tar\.gz)$/

/** Names sort by time; without their ending, which says what they hold. */
export function backupStem(at: Date): string {
  return `placard-${at.toISOString().slice(0, 19).replace(/[:T]/g, '-')}`
}

interface ListOutdatedInput {
  days: number
  weeks: number
}

/**
 * Which files of a folder of backups may go: all but the newest backup of each of the last days and weeks (Monday to Sunday,
 * UTC) that have one. Days and weeks without a backup do not count, so that a server that stood still loses none; other files
 * are never named.
 */
export function listOutdated(names: readonly string[], { days, weeks }: ListOutdatedInput): string[] {
  const backups = names.flatMap((name) => {
    const found = NAME.exec(name)
    return found ? [{ name, stem: required(found[1]), day: required(found[2]) }] : []
  })
  const newestFirst = [...backups].sort((a, b) => (a.stem < b.stem ? 1 : -1))
  const kept = new Set([
    ...newestOf(newestFirst, ({ day }) => day, days),
    ...newestOf(newestFirst, ({ day }) => mondayOf(day), weeks),
  ])
  return backups.filter(({ stem }) => !kept.has(stem)).map(({ name }) => name)
}

interface Backup {
  stem: string
  day: string
}

function newestOf(newestFirst: Backup[], periodOf: (backup: Backup) => string, count: number): string[] {
  const newest = new Map<string, string>()
  for (const backup of newestFirst)
    if (!newest.has(periodOf(backup))) newest.set(periodOf(backup), backup.stem)
  return [...newest.values()].slice(0, count)
}

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}
