import { expect, it } from 'vitest'
import { retryLocks } from './retry-locks.ts'

/** Fails with these codes, one a run, then answers. @returns how it ended, how often it ran and what was counted */
async function runWith(...codes: string[]) {
  const seen = { runs: 0, deadlocks: 0, timeouts: 0 }
  const metrics = { countDeadlock: () => seen.deadlocks++, countLockTimeout: () => seen.timeouts++ }
  const end = await retryLocks(metrics, async () => {
    const code = codes[seen.runs++]
    if (code) throw Object.assign(new Error(code), { code })
    return 'done'
  }).catch((error: { code: string }) => error.code)
  return { end, ...seen }
}

const [DEADLOCK, TIMEOUT] = ['40P01', '55P03']

it.each([
  ['nothing is wrong', [], { end: 'done', runs: 1, deadlocks: 0, timeouts: 0 }],
  ['a lock is had the second time', [TIMEOUT], { end: 'done', runs: 2, deadlocks: 0, timeouts: 1 }],
  ['a lock is not had', [TIMEOUT, TIMEOUT], { end: TIMEOUT, runs: 2, deadlocks: 0, timeouts: 2 }],
  ['circles end', [DEADLOCK, DEADLOCK, DEADLOCK], { end: 'done', runs: 4, deadlocks: 3, timeouts: 0 }],
  ['circles do not end', Array(4).fill(DEADLOCK), { end: DEADLOCK, runs: 4, deadlocks: 4, timeouts: 0 }],
  ['it fails otherwise', ['23505'], { end: '23505', runs: 1, deadlocks: 0, timeouts: 0 }],
])('%s', async (_name, codes, wanted) => expect(await runWith(...codes)).toEqual(wanted))
