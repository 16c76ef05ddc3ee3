import { describe, expect, it } from 'vitest'
import { tokenize } from '../words/tokenize.ts'
import { findAges } from './ages.ts'

const audiencesOf = (text: string) => findAges(tokenize(text)).map(({ value }) => value)

describe('ages of an audience', () => {
  it.each([
    ['A18-34', 'young-adults'],
    ['18-34 renters', 'young-adults'],
    ['people between like 18 and 34', 'young-adults'],
    ['young person 20 till 30 year', 'young-adults'],
    ['morros de 20 a 30', 'young-adults'],
    ['in their late 20s', 'young-adults'],
    ['ages 65 and up', 'seniors'],
    ['folks over 60', 'seniors'],
  ])('%s', (text, audience) => {
    expect(audiencesOf(text)).toEqual([audience])
  })

  it.each([
    'Dec 18-24',
    '$18-34',
    '18-34 dollars',
    '20-30 posters a month',
    'between 20 and 30 a day',
    'spots of 15s and 30s',
    'A35-64',
  ])('%s names none', (text) => {
    expect(audiencesOf(text)).toEqual([])
  })
})
