import { expect, it } from 'vitest'
import type { Criteria } from '#contract/discovery/assistants.ts'
import { emptyCriteria } from '#domain/discovery/criteria.ts'
import { listCriteriaChips, listSizeChips, withoutWords } from './criteria-chips.ts'

const understood = (part: Partial<Criteria>): Criteria => ({ ...emptyCriteria(), ...part })
const labelsOf = (part: Partial<Criteria>) => listCriteriaChips(understood(part)).map(({ label }) => label)

it('has no chip where nothing was understood', () => {
  expect(listCriteriaChips(emptyCriteria())).toEqual([])
})

it.each<[Partial<Criteria>, string[]]>([
  [{ place: 'Tacoma' }, ['Tacoma']],
  [{ place: 'Tacoma', otherPlaces: ['Olympia'] }, ['Tacoma', 'Olympia']],
  [{ excludedAdTypes: ['radio'] }, ['No Radio']],
  [{ availableFrom: '2027-01-01' }, ['From Jan 1, 2027']],
  [{ availableTo: '2027-01-31' }, ['Until Jan 31, 2027']],
  [{ availableFrom: '2027-01-01', availableTo: '2027-01-31' }, ['Jan 1, 2027 – Jan 31, 2027']],
  [{ priceMax: 900, interval: 'week' }, ['Up to $900/week']],
  [{ priceMin: 300, interval: 'month' }, ['From $300/month']],
  [{ priceMin: 300, priceMax: 900, interval: 'month' }, ['$300 – $900/month']],
])('says what was understood: %j', (part, labels) => {
  expect(labelsOf(part)).toEqual(labels)
})

it('asks where nobody said what an amount is for', () => {
  expect(labelsOf({ priceMax: 900 })).toEqual(['Up to $900/month?'])
})

it('without one chip the others stay', () => {
  const criteria = understood({ place: 'Tacoma', otherPlaces: ['Olympia'], adTypes: ['print', 'radio'] })
  const chips = new Map(listCriteriaChips(criteria).map((chip) => [chip.key, chip.without]))
  expect(chips.get('place:Tacoma')).toMatchObject({ place: 'Olympia', adTypes: ['print', 'radio'] })
  expect(chips.get('adTypes:print')).toMatchObject({ place: 'Tacoma', adTypes: ['radio'] })
  expect(criteria.adTypes).toEqual(['print', 'radio'])
})

it('a price goes as a whole: its least, its most and its period', () => {
  const [chip] = listCriteriaChips(understood({ priceMin: 300, priceMax: 900, interval: 'week' }))
  expect(chip).toMatchObject({ field: 'price_max', without: emptyCriteria() })
})

it('a size is a chip, and goes with the words that state it', () => {
  expect(listSizeChips([{ size: '14 × 48 ft', text: '14x48' }])).toEqual([
    { key: 'size:14x48', label: 'Size 14 × 48 ft', field: 'query', text: '14x48' },
  ])
})

it.each([
  ['14x48 billboard in Tacoma', '14x48', 'billboard in Tacoma'],
  ['billboard 14x48, Tacoma', '14x48', 'billboard, Tacoma'],
  ['14x48, Tacoma', '14x48', 'Tacoma'],
  [`a 10'6" x 36' billboard`, `10'6" x 36'`, 'a billboard'],
  ['una valla de 14x48 en Kent', '14x48', 'una valla en Kent'],
  ['14x48', '14x48', ''],
  ['billboard', '14x48', 'billboard'],
])('"%s" without "%s" is "%s"', (query, text, rest) => {
  expect(withoutWords(query, text)).toBe(rest)
})
