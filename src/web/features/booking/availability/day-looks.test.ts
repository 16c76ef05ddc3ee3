import { expect, it } from 'vitest'
import { DAY_LOOKS, listLooks } from './day-looks.ts'

it('explains every look where several are sold at once', () => {
  const looks = listLooks('slots')
  expect(looks.map(({ look }) => look).toSorted()).toEqual(Object.keys(DAY_LOOKS).sort())
  expect(looks.find(({ look }) => look === 'part')?.words).toBe('Some slots sold')
})

it('leaves out what cannot be where one is sold', () => {
  expect(listLooks(null).map(({ look }) => look)).not.toContain('part')
})

it('is never told by color alone', () => {
  const shades = Object.values(DAY_LOOKS).map((classes) => classes.replaceAll(/\btext-[\w-]+/g, ''))
  expect(new Set(shades).size).toBe(shades.length)
})
