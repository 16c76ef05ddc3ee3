import { expect, it } from 'vitest'
import { countShops, describePasted, listMiles, withShop } from './shop-words.ts'

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
  // of one name the older stands first
  expect(withShop([shop(4, 'Alki'), shop(6, 'Pearl')], shop(5, 'Alki')).map(({ id }) => id)).toEqual([
    4, 5, 6,
  ])
})

it.each([
  [0, '0 shops'],
  [1, '1 shop'],
  [12, '12 shops'],
])('counts %i: %s', (count, words) => {
  expect(countShops(count)).toBe(words)
})

it.each([
  [undefined, ['1', '2', '3', '5', '10', '15', '25', '50']],
  [5, ['1', '2', '3', '5', '10', '15', '25', '50']],
  [7, ['1', '2', '3', '5', '7', '10', '15', '25', '50']],
])('with %j chosen the miles are %j', (chosen, values) => {
  expect(listMiles(chosen).map(({ value }) => value)).toEqual(values)
})

it('says of each choice how near', () => {
  expect(listMiles(undefined).slice(0, 2)).toEqual([
    { value: '1', label: 'Within 1 mile' },
    { value: '2', label: 'Within 2 miles' },
  ])
})
