import { expect, it } from 'vitest'
import type { PreviewLine } from '#contract/planning/plan-requests.ts'
import type { RequestStep } from '#domain/planning/request-words.ts'
import { describePress, describeSum, groupLines, hashOf, listChosen } from './press-words.ts'

type Offer = NonNullable<PreviewLine['offer']>

const line = (lineId: number, steps: RequestStep[], sellerId = 1): PreviewLine => ({
  lineId,
  title: `Wall ${lineId}`,
  offer: {
    steps,
    sha256: String(lineId),
    holdDays: 3,
    terms: {
      totalCents: 100_000,
      schedule: [
        { label: 'On booking', dueOn: null, cents: 40_000 },
        { label: 'Rest', dueOn: '2027-01-01', cents: 60_000 },
      ],
      seller: { id: sellerId, name: `Seller ${sellerId}`, company: null, email: '' },
    } as unknown as Offer['terms'],
  },
  problem: null,
})
const gone: PreviewLine = {
  lineId: 9,
  title: null,
  offer: null,
  problem: { message: 'Taken', nearest: null },
}
const LINES = [line(1, ['book', 'request', 'hold']), line(2, ['request'], 2), line(3, ['request'], 1), gone]

it('sends each line by the first step that its space allows, or by another that it allows', () => {
  const steps = (choices: Parameters<typeof listChosen>[1]) =>
    listChosen(LINES, choices).map(({ lineId, step }) => [lineId, step])
  expect(steps({})).toEqual([
    [1, 'book'],
    [2, 'request'],
    [3, 'request'],
  ])
  expect(steps({ 1: 'hold', 2: 'book', 3: null })).toEqual([
    [1, 'hold'],
    [2, 'request'],
  ])
})

it('says what the press does, and what it costs', () => {
  const chosen = listChosen(LINES, {})
  expect(describePress(chosen)).toBe('Send 2 requests and book 1 space')
  expect(describeSum(chosen)).toBe('$3,000 in all, $400 due now')
  const held = listChosen([...LINES, line(4, ['hold'])], { 2: null })
  expect(describePress(held)).toBe('Send 1 request, book 1 space and hold 1 space')
  expect(describeSum(listChosen(LINES, { 1: 'request' }))).toBe('$3,000 in all, nothing due now')
})

it('is another reading where a line, its step or its terms are others', () => {
  const read = hashOf(listChosen(LINES, {}))
  expect(hashOf(listChosen(LINES, {}))).toBe(read)
  expect(hashOf(listChosen(LINES, { 1: 'request' }))).not.toBe(read)
  expect(hashOf(listChosen(LINES, { 3: null }))).not.toBe(read)
})

it('puts the lines of a seller together, without those that cannot be requested', () => {
  expect(
    groupLines(LINES).map(({ seller, lines }) => [seller.id, lines.map(({ lineId }) => lineId)]),
  ).toEqual([
    [1, [1, 3]],
    [2, [2]],
  ])
})
