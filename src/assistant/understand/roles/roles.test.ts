import { describe, expect, it } from 'vitest'
import { emptyCriteria } from '#domain/discovery/criteria.ts'
import { OPTIONS } from '#test/evaluation/evaluate.ts'
import { places } from '#test/support/discovery/gazetteer.ts'
import { readText } from '../read-text.ts'
import { understand } from '../understand.ts'
import { explainRoles } from './decide.ts'

/** Turns of phrase that stand in no list: what decides is learned. */
const CASES = [
  [
    'Radio? No thanks. Posters? Yes. Kent.',
    { place: 'Kent', adTypes: ['print'], excludedAdTypes: ['radio'] },
  ],
  [
    'The radio ads were a waste, so posters in Kent',
    { place: 'Kent', adTypes: ['print'], excludedAdTypes: ['radio'] },
  ],
  [
    'We gave up on newspapers. Radio in Kent.',
    { place: 'Kent', adTypes: ['radio'], excludedAdTypes: ['print'] },
  ],
  ["I don't mind radio, Kent", { place: 'Kent', adTypes: ['radio'] }],
  ['Our radio museum in Kent wants posters', { place: 'Kent', adTypes: ['print'] }],
  ['My office is in Tacoma, the posters must be in Kent', { place: 'Kent', adTypes: ['print'] }],
  ['no radio, Kent', { place: 'Kent', excludedAdTypes: ['radio'] }],
] as const

describe('roles of mentions', () => {
  it.each(CASES)('%s', (text, expected) => {
    expect(understand(text, OPTIONS)).toEqual({ ...emptyCriteria(), ...expected })
  })

  it('are the same every time', () => {
    const read = () => explainRoles(readText('no radio but posters in Kent', OPTIONS))
    expect(read()).toEqual(read())
  })

  it('say which features spoke for them', () => {
    const [radio] = explainRoles(readText('no radio, posters please', OPTIONS))
    expect(radio).toMatchObject({ role: 'refused', mention: { value: 'radio' } })
    expect(radio?.because.map(({ feature }) => feature)).toContain('medium rule refused')
  })

  it.each([
    ['Bend taproom posters, 50 a week', 'Bend'],
    ['Radio, Missoula, 2k a month', 'Missoula'],
    ['twin falls gym posters $120 monthly', 'Twin Falls'],
    ['well drilling lewiston id newspaper 1300', 'Lewiston'],
    ['We tried Portland. So: Bozeman this time, a billboard.', 'Bozeman'],
    ['Mobile marketing for orange juice', null],
    ['Ashland Window Cleaning wants flyers in Kent', 'Kent'],
    ['my neighbor Harvey is on the radio in Kent, I want that too', 'Kent'],
  ])('tell a town from a name: %s', (text, place) => {
    const findPlaces = (part: string) => places.findPlacesInText(part)
    expect(understand(text, { ...OPTIONS, findPlaces }).place).toBe(place)
  })

  it('leave a seller’s own words to the rules', () => {
    expect(understand('posters in my gym in Kent', { ...OPTIONS, userType: 'seller' })).toMatchObject({
      venues: ['gym'],
      adTypes: ['print'],
    })
  })
})
