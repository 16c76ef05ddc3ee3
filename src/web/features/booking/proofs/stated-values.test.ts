import { expect, it } from 'vitest'
import { isLog, NOTHING_STATED, statedFieldsOf, toFields } from './stated-values.ts'

it('sends what was typed, and a day of figures only with them', () => {
  expect(toFields({ ...NOTHING_STATED, caption: 'Wide', figuresOn: '2027-03-08' })).toEqual({
    caption: 'Wide',
  })
  const typed = { ...NOTHING_STATED, attendance: '4,100', figuresOn: '2027-03-08', signer: 'Ada', role: ' ' }
  expect(toFields(typed, { day: 'Tag' })).toEqual({
    caption: '',
    signer: 'Ada',
    attendance: '4,100',
    figuresOn: '2027-03-08',
    columns: '{"day":"Tag"}',
  })
})

it('asks for a signature of an affidavit, for people of an event, for columns of a log', () => {
  expect(statedFieldsOf({ kind: 'affidavit', key: '1@2027-03-01/run/1' })).toEqual({
    isSigned: true,
    isEvent: false,
  })
  expect(statedFieldsOf({ kind: 'photo', key: '1@2027-03-01/event' })).toEqual({
    isSigned: false,
    isEvent: true,
  })
  expect(isLog({ kind: 'play-log' }, { name: 'March.CSV' })).toBe(true)
  expect(isLog({ kind: 'play-log' }, { name: 'March.pdf' })).toBe(false)
  expect(isLog({ kind: 'photo' }, { name: 'March.csv' })).toBe(false)
})
