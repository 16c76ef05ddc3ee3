import { expect, it } from 'vitest'
import { Line } from './line.ts'

it('lets some in at once and the others in the order in which they came, and refuses what would wait too long', async () => {
  const line = new Line({ running: 2, maxWaiting: 3 })
  const order: number[] = []
  const enter = async (name: number) => {
    const leave = await line.enter()
    order.push(name)
    return leave
  }
  const [one, two, three, four, five] = [1, 2, 3, 4, 5].map(enter)
  await expect(line.enter()).rejects.toMatchObject({
    code: 'unavailable',
    refusal: { headers: { 'retry-after': '2' } },
  })
  const leave = await one!
  leave()
  leave()
  const second = await three!
  expect(order).toEqual([1, 2, 3])
  ;(await two!)()
  second()
  for (const last of [four, five]) (await last!)()
  expect(order).toEqual([1, 2, 3, 4, 5])
  const after = await Promise.all([line.enter(), line.enter()])
  for (const leaveLast of after) leaveLast()
})
