import { expect, it } from 'vitest'
import { describePasted, withShop } from './shop-words.ts'

it.each([
  [{ added: 1, known: 0 }, '1 shop added.'],
  [{ added: 3, known: 1 }, '3 shops added. 1 shop was there already.'],
  [{ added: 0, known: 2 }, '0 shops added. 2 shops were there already.'],
])('says what became of a pasted list: %o', (done, words) => {
  expect(describePasted(done)).toBe(words)
})

it('puts a shop in its place by name', () => {
  const shop = (id: number, name: string) => ({
    id,
    name,
    address: '98402',
    lat: 47,
    lng: -122,
    precision: 'zip' as const,
  })
  const names = withShop([shop(1, 'Alki'), shop(2, 'Pearl')], shop(3, 'Hilltop')).map(({ name }) => name)
  expect(names).toEqual(['Alki', 'Hilltop', 'Pearl'])
})
