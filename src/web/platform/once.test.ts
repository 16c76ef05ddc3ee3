import { describe, expect, it } from 'vitest'
import { Once } from './once.ts'

/** Keys of what was sent; the first `failures` requests get no answer. */
function start(failures = 0) {
  const once = new Once()
  const keys: string[] = []
  const send = (body: unknown) =>
    once.send(body, async (_body, headers) => {
      keys.push(headers['idempotency-key'])
      if (keys.length <= failures) throw new Error('No answer')
      return 'done'
    })
  return { keys, send }
}

describe('what must be done once', () => {
  it('is sent again under the same key until it is answered', async () => {
    const { keys, send } = start(2)
    for (let at = 0; at < 3; at++) await send({ amount: 5 }).catch(() => null)
    expect(new Set(keys).size).toBe(1)
  })

  it('is another thing when it is changed', async () => {
    const { keys, send } = start(1)
    await send({ amount: 5 }).catch(() => null)
    await send({ amount: 6 })
    expect(new Set(keys).size).toBe(2)
  })

  it('is another thing when the same is done once more', async () => {
    const { keys, send } = start()
    await send({ amount: 5 })
    await send({ amount: 5 })
    expect(new Set(keys).size).toBe(2)
  })

  it('pressed twice at once is one thing', async () => {
    const { keys, send } = start()
    await Promise.all([send({ amount: 5 }), send({ amount: 5 })])
    expect(keys[0]).toBe(keys[1])
  })

  it('hands on what was answered, and why nothing was', async () => {
    expect(await start().send({})).toBe('done')
    await expect(start(1).send({})).rejects.toThrow('No answer')
  })
})
