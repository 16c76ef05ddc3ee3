import { expect, it, vi } from 'vitest'
import { onSessionEnded, renewSession } from './session-ended.ts'

it('asks nobody where nobody is signed in', async () => {
  expect(await renewSession()).toBe('nobody')
})

it('B6: asks once for all presses that met the end, and again for the next end', async () => {
  const ask = vi.fn().mockResolvedValue('same')
  const stop = onSessionEnded(ask)
  expect(await Promise.all([renewSession(), renewSession()])).toEqual(['same', 'same'])
  expect(ask).toHaveBeenCalledTimes(1)
  await renewSession()
  expect(ask).toHaveBeenCalledTimes(2)
  stop()
  expect(await renewSession()).toBe('nobody')
})

it('ending an old way does not end a newer one', async () => {
  const stop = onSessionEnded(async () => 'nobody')
  const stopNext = onSessionEnded(async () => 'other')
  stop()
  expect(await renewSession()).toBe('other')
  stopNext()
})
