import { expect, it } from 'vitest'
import { createOpenAnswers } from './open-answers.ts'

const REFUSED = { code: 'rate-limited', refusal: { headers: { 'retry-after': '5' } } }

it('a subject has so many places, and who waits gets the next one', async () => {
  const answers = createOpenAnswers()
  const [first, second] = [await answers.enter('ada', 2), await answers.enter('ada', 2)]
  let third: (() => void) | undefined
  const waiting = answers.enter('ada', 2).then((leave) => {
    third = leave
  })
  await answers.enter('bob', 2)
  expect(third).toBeUndefined()
  first()
  first()
  await waiting
  expect(third).toBeDefined()
  second()
  third!()
  await Promise.all([answers.enter('ada', 2), answers.enter('ada', 2)])
})

it('who waits too long is refused, and leaves the queue', async () => {
  const answers = createOpenAnswers({ waitMs: 0 })
  const leave = await answers.enter('ada', 1)
  await expect(answers.enter('ada', 1)).rejects.toMatchObject(REFUSED)
  leave()
  await answers.enter('ada', 1)
})

it('few wait, and the process has an end of places', async () => {
  const answers = createOpenAnswers({ inAll: 2, waitMs: 0 })
  await answers.enter('ada', 1)
  const waiting = Array.from({ length: 128 }, () => answers.enter('ada', 1).catch((error) => error.code))
  await expect(answers.enter('ada', 1)).rejects.toMatchObject(REFUSED)
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['rate-limited']))
  await answers.enter('bob', 1)
  await expect(answers.enter('cy', 1)).rejects.toMatchObject({ code: 'unavailable' })
})
