import { expect, test } from 'vitest'
import { z } from 'zod'
import { randomId } from './random-id.ts'

test('is a unique UUID', () => {
  const made = Array.from({ length: 50 }, randomId)
  for (const id of made) expect(z.uuidv4().safeParse(id).success).toBe(true)
  expect(new Set(made).size).toBe(50)
})
