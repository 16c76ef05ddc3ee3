import type { AvailsSearch } from './avails-search.ts'

interface DoneWords {
  tone: 'success' | 'warning'
  title: string
  more: string
}

/** What a form has done; null where none has. */
export function toDoneWords({ done, count = 0, refused = 0 }: AvailsSearch): DoneWords | null {
  const ranges = (n: number) => `${n.toLocaleString('en-US')} ${n === 1 ? 'range' : 'ranges'}`
  const stayed = (what: string) =>
    `${ranges(refused)} could not be ${what} and stayed as ${refused === 1 ? 'it was' : 'they were'}.`
  switch (done) {
    case 'blocked':
      return {
        tone: count > 0 ? 'success' : 'warning',
        title: count > 0 ? `Blocked: ${ranges(count)}` : 'Nothing was left to block',
        more: refused > 0 ? stayed('blocked') : '',
      }
    case 'held':
      return {
        tone: 'success',
        title: `Held: ${ranges(count)}`,
        more: refused > 0 ? stayed('held') : '',
      }
    case 'released':
      return {
        tone: count > 0 ? 'success' : 'warning',
        title: count > 0 ? `Released: ${ranges(count)}` : 'There was nothing of yours to release',
        more: '',
      }
    case 'freed':
      return {
        tone: count > 0 ? 'success' : 'warning',
        title: count > 0 ? `Free again: ${ranges(count)}` : 'Nothing was left to take back',
        more: '',
      }
    default:
      return null
  }
}
