import { expect, it } from 'vitest'
import { parseCalendarSearch } from './calendar-search.ts'

it.each([
  ['nothing', {}, {}],
  ['a unit', { unit: '12' }, { unit: '12' }],
  ['no number', { unit: 'north' }, {}],
  ['below zero', { unit: '-1' }, {}],
  ['longer than any id', { unit: '12345678901' }, {}],
  ['a repeated key', { unit: ['1', '2'] }, {}],
  ['what a form has done', { unit: '12', done: 'blocked' }, { unit: '12', done: 'blocked' }],
  ['something it cannot have done', { done: 'sold' }, {}],
])('%s', (_what, raw, search) => {
  expect(parseCalendarSearch(raw)).toEqual(search)
})
