import { describe, expect, it } from 'vitest'
import { findPugetSoundPlaces } from '#test/evaluation/puget-sound.ts'
import { listHelpSlugs } from '#test/support/help-articles.ts'
import { FACT_QUESTIONS } from '../lexicon/fact-questions.ts'
import { CONTACT, HELP_TOPICS } from '../lexicon/help-topics.ts'
import { readRequest } from '../understand/understand.ts'
import { findQuestion } from './find-question.ts'

const OPTIONS = { now: new Date('2026-11-21T19:00:00Z'), findPlaces: findPugetSoundPlaces }
const find = (text: string, count = 5, focus = 0) =>
  findQuestion(text, readRequest(text, OPTIONS), { count, focus })

describe('findQuestion', () => {
  it.each([
    ['why is the first one best?', { kind: 'why', of: [0] }],
    ['compare the second and third', { kind: 'compare', of: [1, 2] }],
    ['¿cuánto cuesta la segunda por 3 meses?', { kind: 'cost', of: [1] }],
    ['is the second one lit at night?', { kind: 'fact', of: [1] }],
    ['who counted that', { kind: 'basis', of: [0] }],
    ['do you take credit cards?', { kind: 'help' }],
    ['radio or billboard, which is better for a plumber', { kind: 'media' }],
    ['split it between radio and a billboard', { kind: 'plan' }],
  ])('%s', (text, question) => expect(find(text)).toMatchObject(question))

  it.each([
    'cheaper',
    'billboards in Kent under 500',
    'in Tacoma instead',
    'more like the second',
    'no radio',
    'why no radio in Kent?',
  ])('%s is a request', (text) => expect(find(text)).toBeNull())

  it('takes “it” for the space spoken of before', () =>
    expect(find('how big is it?', 5, 3)).toMatchObject({ kind: 'fact', of: [3] }))

  it('asks nothing of spaces where none is shown', () => {
    expect(find('why is the first one best?', 0)).toBeNull()
    expect(find('do you take credit cards?', 0)).toMatchObject({ kind: 'help' })
  })
})

it('leads to articles that exist', () => {
  const slugs = [...HELP_TOPICS.map(({ slug }) => slug), ...FACT_QUESTIONS.flatMap(({ help }) => help ?? [])]
  expect(slugs.filter((slug) => slug !== CONTACT && !listHelpSlugs().includes(slug))).toEqual([])
})
