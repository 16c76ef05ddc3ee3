import { expect, it } from 'vitest'
import { parseCrossing } from './crossing.ts'

it.each([
  ['3rd Ave and Pine St Seattle', [['3rd'], ['pine']], 'Seattle'],
  ['corner of Pacific Ave & S 19th St, Tacoma, WA', [['pacific'], ['19th']], 'Tacoma WA'],
  ['4th and Pike', [['4th'], ['pike']], ''],
  ['billboard near 3rd Ave and Pine St', [['3rd'], ['pine']], ''],
  ['4th Ave at Pike St', [['4th'], ['pike']], ''],
  ['Broadway/E Pine St seattle', [['broadway'], ['pine']], 'seattle'],
])('reads two streets and what follows from %s', (text, streets, rest) => {
  expect(parseCrossing(text)).toMatchObject({ streets, rest })
})

it.each([
  'radio and print in Tacoma',
  'Fremont',
  'and',
  '3rd Ave and',
  '& & &',
  'bars at night',
  'billboards at 3rd ave Seattle',
  'posters @ 45th St',
])('reads no crossing from %s', (text) => {
  expect(parseCrossing(text)).toBeNull()
})
