import type { Import } from '#contract/listings/imports.ts'
import { describeChanges } from './change-words.ts'
import { count } from './state-words.ts'

interface ResultWords {
  tone: 'success' | 'info' | 'danger'
  title: string
  words: string[]
}

/** What became of a file, and what is left to do, a sentence a line. */
export function describeResult(task: Import): ResultWords {
  const { created, updated, unchanged, unpriced, closed, bad, skipped, removed, restored, kept } = task.counts
  if (task.state === 'failed')
    return { tone: 'danger', title: 'The import stopped', words: [task.problem ?? ''] }
  if (task.kind === 'contracts') return describeContracts(task)
  if (task.state === 'undone') {
    const words = [
      `${count(removed, 'space')} taken away, ${restored.toLocaleString('en-US')} put back as before.`,
    ]
    if (kept > 0) words.push(`${count(kept, 'space')} stayed: changed, decided on or asked about since.`)
    return { tone: 'info', title: 'The import is undone', words }
  }
  const words = [
    `${created.toLocaleString('en-US')} new, ${updated.toLocaleString('en-US')} updated, ${unchanged.toLocaleString('en-US')} unchanged.`,
    ...(created > 0 ? ['New spaces wait for review.'] : []),
    ...describeChanges(task.changes ?? null, { hasKnown: updated + unchanged > 0 }),
  ]
  if (created > 0 && !task.plan.takesRequests)
    words.push('Nobody can book the new spaces yet: set how each is booked under “Booking terms”.')
  if (unpriced > 0)
    words.push(
      `${count(unpriced, 'space waits as a draft', 'spaces wait as drafts')}: say a price, then submit.`,
    )
  if (closed > 0)
    words.push(
      `${count(closed, 'space is a draft', 'spaces are drafts')} because the file calls ${closed === 1 ? 'it' : 'them'} closed or taken.`,
    )
  if (bad + skipped > 0)
    words.push(`${count(bad + skipped, 'row')} left out: download them, mend them, and import that file.`)
  return { tone: 'success', title: 'The import is done', words }
}

/** The same of a file of contracts. */
function describeContracts({ state, counts }: Import): ResultWords {
  const { created, updated, unchanged, bad, skipped, removed, restored, kept } = counts
  if (state === 'undone') {
    const words = [
      `${count(removed, 'contract')} taken away, ${restored.toLocaleString('en-US')} put back as before.`,
    ]
    if (kept > 0)
      words.push(`${count(kept, 'contract')} stayed: changed since, by a file or on the calendar.`)
    return { tone: 'info', title: 'The import is undone', words }
  }
  const words = [
    `${created.toLocaleString('en-US')} new, ${updated.toLocaleString('en-US')} updated, ${unchanged.toLocaleString('en-US')} unchanged.`,
    'Their days are blocked on your calendars, where only you read whom they are for.',
  ]
  if (bad + skipped > 0)
    words.push(`${count(bad + skipped, 'row')} left out: download them, mend them, and import that file.`)
  return { tone: 'success', title: 'The import is done', words }
}
