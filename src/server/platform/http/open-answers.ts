import { AppError } from './app-error.ts'

/** Of this process: a slow reader holds up to 100 kB. */
const IN_ALL = 1_000
const MAX_WAITING = 128
const WAIT_MS = 10_000
const RETRY_AFTER_S = '5'

export interface OpenAnswers {
  /** Waits for a place. @returns what gives it back. @throws AppError `rate-limited`, `unavailable` */
  enter(subject: string, max: number): Promise<() => void>
}

interface Places {
  open: number
  waiting: (() => void)[]
}

/** Bounds how many files are being sent at once, to each subject and in all. */
export function createOpenAnswers({ waitMs = WAIT_MS, inAll = IN_ALL } = {}): OpenAnswers {
  const subjects = new Map<string, Places>()
  let total = 0

  function leave(subject: string, places: Places): void {
    const next = places.waiting.shift()
    if (next) {
      // the place is handed on: nobody gets in between
      next()
      return
    }
    total -= 1
    places.open -= 1
    if (places.open === 0) subjects.delete(subject)
  }

  return {
    async enter(subject, max) {
      if (total >= inAll) throw refuse('unavailable')
      const places = subjects.get(subject) ?? { open: 0, waiting: [] }
      subjects.set(subject, places)
      if (places.open >= max) await waitIn(places.waiting, waitMs)
      else {
        places.open += 1
        total += 1
      }
      let isOpen = true
      return () => {
        if (isOpen) leave(subject, places)
        isOpen = false
      }
    },
  }
}

function waitIn(waiting: (() => void)[], waitMs: number): Promise<void> {
  if (waiting.length >= MAX_WAITING) throw refuse('rate-limited')
  return new Promise((done, failed) => {
    const start = () => {
      clearTimeout(timer)
      done()
    }
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(start), 1)
      failed(refuse('rate-limited'))
    }, waitMs)
    waiting.push(start)
  })
}

function refuse(code: 'rate-limited' | 'unavailable'): AppError {
  return new AppError(code, { headers: { 'retry-after': RETRY_AFTER_S } })
}
