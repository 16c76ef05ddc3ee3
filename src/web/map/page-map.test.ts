import { expect, it } from 'vitest'
import { advancePageMap, isSettled, type PageMap, type PageMapEvent, STARTING } from './page-map.ts'

const play = (...events: PageMapEvent[]): PageMap => events.reduce(advancePageMap, STARTING)

it('waits, retries twice, then shows the simplified view', () => {
  expect(play('timeout')).toMatchObject({ phase: 'loading', retries: 1, attempt: 1 })
  expect(play('timeout', 'timeout')).toMatchObject({ phase: 'loading', retries: 2, attempt: 2 })
  const last = play('timeout', 'timeout', 'timeout')
  expect(last).toMatchObject({ phase: 'simplified', hasFailed: true })
  expect(isSettled(last)).toBe(true)
})

it('shows the simplified view at once when the map throws, and still retries twice', () => {
  const thrown = play('failed')
  expect(thrown.phase).toBe('simplified')
  expect(isSettled(thrown)).toBe(false)
  expect(play('failed', 'timeout')).toMatchObject({ phase: 'loading', hasFailed: true, attempt: 1 })
  expect(isSettled(play('failed', 'timeout', 'failed', 'timeout', 'failed'))).toBe(true)
})

it('is done once the map is ready, however late', () => {
  const ready = play('timeout', 'ready')
  expect(ready).toMatchObject({ phase: 'ready', hasFailed: false })
  expect(isSettled(ready)).toBe(true)
  expect(advancePageMap(ready, 'timeout')).toEqual(ready)
})

it('resets the attempt count when the visitor retries', () => {
  const retried = play('timeout', 'timeout', 'timeout', 'retry')
  expect(retried).toMatchObject({ phase: 'loading', retries: 0 })
  expect(retried.attempt).toBeGreaterThan(2)
})
