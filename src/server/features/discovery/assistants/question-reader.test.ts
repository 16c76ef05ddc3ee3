import { expect, it } from 'vitest'
import type { Actor } from '#domain/listings/listing.ts'
import { MARKET } from '#test/evaluation/market.ts'
import type { AppContext } from '../../../context.ts'
import { loadGazetteer } from '../../../platform/geocoding/load-gazetteer.ts'
import { answerBooking } from './answer-booking.ts'
import { createQuestionReader } from './question-reader.ts'
import { readQuestion } from './read-question.ts'

const gazetteer = loadGazetteer()

function readerOf(text: string) {
  const read: string[] = []
  const counting: typeof gazetteer = {
    ...gazetteer,
    findPlacesInText: (words, options) => {
      read.push(words)
      return gazetteer.findPlacesInText(words, options)
    },
  }
  return { read, reader: createQuestionReader(text, { gazetteer: () => counting, now: () => new Date() }) }
}

it('a text is read once, whoever needs it', () => {
  const text = 'billboards in Tacoma under $900 a month'
  const { read, reader } = readerOf(text)
  expect(reader.readRequest()).toBe(reader.readRequest())
  expect(read.filter((words) => words === text)).toHaveLength(1)
  expect(reader.readFollowUp()).toBe(reader.readFollowUp())
  expect(reader.readRequest().criteria.place).toBe('Tacoma')
})

it('on the page of a space it is read as a request and as a follow-up, and no more', async () => {
  const text = 'Is this good for a bakery? Anything cheaper?'
  const { read, reader } = readerOf(text)
  reader.readRequest()
  reader.readFollowUp()
  const before = read.length
  const search = { get: () => Promise.resolve(MARKET.slice(0, 1)) } as unknown as AppContext['search']
  const body = { query: text, userType: 'buyer' as const, page: { listingId: MARKET[0]!.id } }
  const asked = await readQuestion({ search, gazetteer, reader }, body)
  expect(asked.about).toBe(MARKET[0])
  expect(read).toHaveLength(before)
})

it('a booking is read only where it is asked about', async () => {
  const ids: number[] = []
  const means = {
    read: (id: number) => {
      ids.push(id)
      return Promise.reject(new Error('read'))
    },
    findSpace: () => Promise.resolve(1),
  }
  const actor = { personId: 1 } as Actor
  const ask = (query: string) => {
    const sent = { query, userType: 'buyer' as const, page: { bookingId: 7 } }
    return answerBooking(means, { sent, actor, reader: readerOf(query).reader })
  }
  expect(await ask('radio in Kent under $600 a month')).toBeNull()
  expect(ids).toEqual([])
  await expect(ask('what is due now?')).rejects.toThrow('read')
  expect(ids).toEqual([7])
})
