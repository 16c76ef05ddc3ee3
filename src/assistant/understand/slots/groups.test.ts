import { describe, expect, it } from 'vitest'
import { tokenize } from '../words/tokenize.ts'
import { findAudiences } from './audiences.ts'

const audiencesOf = (text: string) =>
  findAudiences(tokenize(text)).map(({ value, unsure = false }) => `${value}${unsure ? '?' : ''}`)

describe('people by where they work, study or go', () => {
  it.each([
    ['women who work at a bank', ['professionals']],
    ['persons that work in Microsoft', ['professionals']],
    ['workers at the Amazon offices', ['professionals?']],
    ['the capitol workers', ['professionals']],
    ['los que trabajan en oficinas', ['professionals']],
    ['wsu kids', ['students']],
    ['college gamers', ['students']],
    ['boys at the community college', ['students']],
    ["the seniors in Selah's high schools", ['students']],
    ['seniors in Selah', ['seniors']],
    ['chavos de la universidad', ['students']],
    ['los de la U', ['students']],
    ['everybody driving in to Boeing', ['commuters']],
    ['people going in job at six', ['commuters']],
    ['flyers that go to offices', []],
    ['dueños de taquerías', ['local-business']],
    ['dueños de perros', []],
    ['mail it to the owners', ['local-business?']],
    ['every tiny company in town', ['local-business']],
    ['florists', ['local-business?']],
    ['moms shop there', ['families']],
    ['a kids shop in Kent', []],
  ])('%s', (text, expected) => {
    expect(audiencesOf(text)).toEqual(expected)
  })
})
