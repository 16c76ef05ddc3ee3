import { TRUSTED_WORDS } from './trust-words.ts'

const DAY_HOURS = 24

/** What the seller of a space that was just submitted reads. */
export function followsWords({ hours, isTrusted }: { hours: number | null; isTrusted: boolean }) {
  return isTrusted
    ? { title: 'We check it first', description: TRUSTED_WORDS }
    : { title: 'We review it first', description: `${reviewWords(hours)} Then buyers find it on the map.` }
}

/** How long a submitted space waits, by what was measured lately: nine of ten decisions came within `hours`. Null promises nothing. */
export function reviewWords(hours: number | null): string {
  if (hours === null) return 'We look at every space ourselves.'
  return `We look at every space ourselves, lately within ${span(Math.max(1, Math.ceil(hours)))}.`
}

function span(hours: number): string {
  if (hours === 1) return 'an hour'
  if (hours < DAY_HOURS) return `${hours} hours`
  const days = Math.ceil(hours / DAY_HOURS)
  return days === 1 ? 'a day' : `${days} days`
}
