import { expect, it } from 'vitest'
import { OPTIONS } from '#test/evaluation/evaluate.ts'
import { understand } from '../../understand.ts'

it.each([
  [
    'print, digital and events in Auburn, without radio and without social',
    'print digital event',
    'radio social',
  ],
  ['events, radio and print in Kent; no billboards, no digital', 'print radio event', 'billboard digital'],
  ['radio, print, and social but no billboards in Kent', 'print radio social', 'billboard'],
  ["flyers, Facebook, a wall if it's cheap. Kent", 'billboard print social', ''],
  ['radio, events, a billboard if we can afford it. Kent', 'billboard radio event', ''],
  ['we want screens, flyers and, if cheap, a billboard in Kent', 'billboard digital print', ''],
  ['radio; print; digital. Kent. Leave out social.', 'digital print radio', 'social'],
  ['Kent: screens, radio, posters, everything but mailers', 'digital print radio', ''],
  [
    'newspaper, radio, buses, billboards and social media in Kent, nothing over $30,000 a year',
    'billboard print radio social',
    '',
  ],
  ["We'd like: 1) a billboard 2) a newspaper ad 3) a radio spot. Kent", 'billboard print radio', ''],
  [
    'Everything except radio and print, in Kent: so digital, social, events',
    'digital event social',
    'print radio',
  ],
])('one list has one polarity: "%s"', (text, wanted, refused) => {
  const { adTypes, excludedAdTypes } = understand(text, OPTIONS)
  expect([...adTypes].sort()).toEqual(wanted.split(' ').sort())
  expect([...excludedAdTypes].sort()).toEqual(refused.split(' ').filter(Boolean).sort())
})

it.each([
  ['Podcasts and radio give me hives. A mailing in Kent', ['radio'], ['print']],
  ['We turn down radio and the mailer and accept the booth. Kent', ['print', 'radio'], ['event']],
])('leaves a list that is refused as a whole: "%s"', (text, refused, wanted) => {
  expect(understand(text, OPTIONS)).toMatchObject({ adTypes: wanted, excludedAdTypes: refused })
})
