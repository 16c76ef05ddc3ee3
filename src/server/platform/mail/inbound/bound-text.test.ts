import { expect, it } from 'vitest'
import { boundText } from './bound-text.ts'
import { presentLeftOut } from './present-left-out.ts'

it('keeps what fits, and says how much is missing of what does not', () => {
  expect(boundText('abc', 3)).toBe('abc')
  expect(boundText('a'.repeat(1500), 100)).toBe(
    `${'a'.repeat(100)}\n\n[1,400 more characters of this mail were not kept.]`,
  )
  expect(boundText('ab😀cd', 3).isWellFormed()).toBe(true)
})

it('keeps 10,000 characters of what is left out', () => {
  const exact = 'b'.repeat(10_000)
  const present = (leftOut: string) => presentLeftOut({ leftOut, leftOutNotes: [] })
  expect(present(exact)).toBe(exact)
  expect(present(`${exact}c`)).toBe(`${exact}\n\n[1 more character of this mail was not kept.]`)
})
