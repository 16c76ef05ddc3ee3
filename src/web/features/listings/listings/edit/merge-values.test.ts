import { expect, it } from 'vitest'
import { emptyForm } from '../form/form-values.ts'
import { listDifferences, mergeValues } from './merge-values.ts'

const base = {
  ...emptyForm(new Date('2026-11-22T20:00:00Z')),
  title: 'Wall',
  price: '400',
  location: 'Tacoma',
}

it.each([
  // each changed something else: both stay
  [{ title: 'Their wall' }, { price: '450' }, { title: 'Their wall', price: '450' }, ['title', 'price']],
  // both changed the same: what was typed here, after it was shown
  [{ title: 'Their wall' }, { title: 'My wall' }, { title: 'My wall' }, ['title']],
  [{ features: ['high-traffic'] }, {}, { features: ['high-traffic'] }, ['features']],
  [{ title: 'The same' }, { title: 'The same' }, { title: 'The same' }, []],
])('theirs %j and mine %j become %j', (their, my, merged, differ) => {
  const [theirs, mine] = [
    { ...base, ...their },
    { ...base, ...my },
  ]
  expect(mergeValues(base, { theirs, mine })).toEqual({ ...base, ...merged })
  expect(listDifferences(theirs, mine)).toEqual(differ)
})
