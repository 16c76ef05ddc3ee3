import { expect, it } from 'vitest'
import { RecentAnswers } from './recent-answers.ts'

it('computes an answer once until something changes', async () => {
  const recent = new RecentAnswers<number>()
  let asked = 0
  const find = async () => ++asked
  expect(await Promise.all([recent.get('q', find), recent.get('q', find)])).toEqual([1, 1])
  expect(await recent.get('other', find)).toBe(2)
  recent.clear()
  expect(await recent.get('q', find)).toBe(3)
})

it('caches no failures, and only the latest queries', async () => {
  const recent = new RecentAnswers<number>()
  await expect(recent.get('q', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await recent.get('q', async () => 1)).toBe(1)
  for (let i = 0; i < 40; i++) await recent.get(`q${i}`, async () => i)
  expect(await recent.get('q', async () => 2)).toBe(2)
  expect(await recent.get('q39', async () => 0)).toBe(39)
})

it('keeps as many as it is told to', async () => {
  const recent = new RecentAnswers<number>({ keepMs: Number.POSITIVE_INFINITY, most: 2 })
  for (const at of [1, 2, 3]) await recent.get(`q${at}`, async () => at)
  expect(await recent.get('q2', async () => 0)).toBe(2)
  expect(await recent.get('q1', async () => 0)).toBe(0)
})
