import { expect, it } from 'vitest'
import { OPTIONS } from '#test/evaluation/evaluate.ts'
import { understand } from '../understand.ts'

it.each([
  [
    'GEO Kent MEDIA OOH + audio BUDGET 9000',
    { place: 'Kent', adTypes: ['billboard', 'radio'], priceMax: 9000 },
  ],
  [
    'CLIENT: brewery / GEO: Tacoma / DEMO: seniors / FLIGHT: 1/11/27 - 3/7/27 / MEDIA: DOOH, print / BUDGET: $24,000',
    {
      place: 'Tacoma',
      adTypes: ['print', 'digital'],
      venues: [],
      audiences: ['seniors'],
      availableFrom: '2027-01-11',
      availableTo: '2027-03-07',
      priceMax: 24_000,
    },
  ],
  [
    'client: gym | geo tacoma | media: events, social | budget 6500',
    { adTypes: ['event', 'social'], venues: [] },
  ],
  [
    'Media: OOH. Market: Kent. Budget: 3k. Not included: print, radio.',
    { adTypes: ['billboard'], excludedAdTypes: ['print', 'radio'], priceMax: 3000 },
  ],
  [
    'Market: Kent. Channels: print, podcasts. Channels to avoid: billboards, social media. Starts Feb 1.',
    { adTypes: ['print', 'radio'], excludedAdTypes: ['billboard', 'social'], availableFrom: '2027-02-01' },
  ],
  [
    'WHERE Kent WHO families WHAT screens and flyers WHEN Dec HOW MUCH 900',
    { adTypes: ['print', 'digital'], audiences: ['families'], availableFrom: '2026-12-01', priceMax: 900 },
  ],
])('reads the fields of a brief: "%s"', (text, expected) => {
  expect(understand(text, OPTIONS)).toMatchObject(expected)
})

it('takes one such word for a word', () => {
  expect(understand('radio for my client: a gym in Kent', OPTIONS)).toMatchObject({
    place: 'Kent',
    adTypes: ['radio'],
  })
})
