import { describe, expect, it } from 'vitest'
import { tokenize } from '../words/tokenize.ts'
import { findAges } from './ages.ts'
import { findStatedAges } from './stated-ages.ts'

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
    ['persons above 60', 'seniors'],
    ['nobody under 25 knows us', 'young-adults'],
    ['20 to 35 years', 'young-adults'],
    ['los de 18 a 24', 'young-adults'],
    ['couples 25 to 35', 'young-adults'],
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

describe('ages said in passing', () => {
  const statedIn = (text: string) =>
    findStatedAges(tokenize(text)).map(({ value, unsure = false }) => `${value}${unsure ? '?' : ''}`)

  it.each([
    ['for the under-35s', ['young-adults']],
    ['over 60s', ['seniors']],
    ["she's 84", ['seniors?']],
    ['my customers are 80', ['seniors?']],
    ['hes 23', ['young-adults?']],
    ['belltown bars 20s screens', ['young-adults?']],
  ])('%s', (text, expected) => {
    expect(statedIn(text)).toEqual(expected)
  })

  it.each([
    'a 20s spot',
    'spots under 30s',
    'they are 80 dollars',
    'hes 45',
    'the boards are 30 feet',
    'we are 20',
  ])('%s names none', (text) => {
    expect(statedIn(text)).toEqual([])
  })
})
