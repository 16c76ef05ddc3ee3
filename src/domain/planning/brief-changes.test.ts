import { expect, it } from 'vitest'
import {
  type AnsweredLine,
  type BriefText,
  describeAnswerChange,
  describeBriefChange,
  findRefusedChange,
  isAnswered,
  listChanged,
} from './brief-changes.ts'

const NOW: BriefText = { title: 'Spring', body: 'Walls', note: '', answerBy: '2026-12-10' }

it.each<[string, Partial<BriefText>, boolean, string | null]>([
  ['new words before anybody answered', { title: 'May', body: 'Screens' }, false, null],
  ['new words afterwards', { body: 'Screens' }, true, 'body'],
  ['the same words afterwards', { title: 'Spring', body: 'Walls' }, true, null],
  ['a note afterwards', { note: 'Lit ones first' }, true, null],
  ['more time', { answerBy: '2026-12-12' }, true, null],
  ['less time', { answerBy: '2026-12-09' }, false, 'answerBy'],
])('%s', (_what, wanted, answered, refused) => {
  expect(findRefusedChange(NOW, wanted, { isAnswered: answered })?.field ?? null).toBe(refused)
})

it('a brief is answered by a yes or a no', () => {
  expect([isAnswered(['sent', 'sent']), isAnswered(['sent', 'declined'])]).toEqual([false, true])
})

it('says what has changed', () => {
  const say = (wanted: Partial<BriefText>) =>
    describeBriefChange('Spring', { ...NOW, ...wanted }, listChanged(NOW, wanted))
  expect(say({ answerBy: '2026-12-20' })).toMatch(/^“Spring” takes answers until .*20.* now$/)
  expect(say({ body: 'Screens', note: 'Lit' })).toBe(
    '“Spring” was changed: read it again, and has a new note from its buyer',
  )
})

it('says what a seller has changed of an answer', () => {
  const line: AnsweredLine = {
    id: 1,
    first: '2027-01-04',
    last: '2027-01-31',
    totalCents: 90_000,
    cells: ['Dusk'],
  }
  const was = { lines: [line, { ...line, id: 2 }], note: '' }
  const say = (lines: AnsweredLine[], note = '') => describeAnswerChange(was, { lines, note })
  const other = { ...line, id: 2 }
  expect(say([line, other])).toEqual([])
  expect(say([{ ...line, totalCents: 94_000 }, other])).toEqual(['1 line dearer by $40'])
  expect(say([{ ...line, cells: ['Dawn'] }], 'Lit')).toEqual([
    '1 line taken out',
    '1 line with other words in your columns',
    'another note',
  ])
})
