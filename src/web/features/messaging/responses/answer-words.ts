import type { OwnAnswers } from '#contract/messaging/responses.ts'

/** How many buyers wait for an answer. */
export function toWaitingWords(waiting: number): string {
  if (waiting === 0) return 'Nobody is waiting for you'
  return waiting === 1 ? '1 buyer is waiting for you' : `${waiting} buyers are waiting for you`
}

export function countSpaces(count: number): string {
  return count === 1 ? '1 space' : `${count} spaces`
}

/** Whether the spaces stand last in results; once they are paused that is said instead. */
export function isDemoted({ fadedAt, pausedSpaces }: Pick<OwnAnswers, 'fadedAt' | 'pausedSpaces'>): boolean {
  return fadedAt !== null && pausedSpaces === 0
}
