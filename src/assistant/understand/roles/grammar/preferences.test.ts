import { describe, expect, it } from 'vitest'
import { OPTIONS } from '#test/evaluation/evaluate.ts'
import { readRequest } from '../../understand.ts'

const read = (text: string) => readRequest(text, OPTIONS)

function mediaOf(text: string): string {
  const { adTypes, excludedAdTypes } = read(text).criteria
  return [...adTypes, ...excludedAdTypes.map((type) => `-${type}`)].sort().join(' ')
}

describe('a preference', () => {
  it.each([
    ['billboard over radio in Kent', 'billboard'],
    ['Kent, billboard over radio, $900 a month', 'billboard'],
    ['looking for print over radio and social in Kent', 'print'],
    ['billboards and screens over radio or print in Kent', 'billboard digital'],
    ['we want radio over print', 'radio'],
    ["I'd go for radio over print. Kent", 'radio'],
    ['kent: billboard > radio > print', 'billboard'],
    ['We prefer billboards over the radio in Kent', 'billboard'],
    ['We prefer billboards to radio in Kent', 'billboard'],
    ['Client prefers print over digital, does not prefer radio at all. Kent', '-radio print'],
    ['we favor print over radio in Kent', 'print'],
    ['I like radio more than print in Kent', 'radio'],
    ['We like radio better than billboards. Kent', 'radio'],
    ['radio over print but no social, Kent', '-social radio'],
    ['prefiero vallas a radio en Kent', 'billboard'],
    ['prefiero vallas sobre radio en Kent', 'billboard'],
  ])('asks for the first and not for what it is preferred to: "%s"', (text, media) => {
    expect(mediaOf(text)).toBe(media)
    // it was heard
    expect(
      read(text)
        .unread?.map((one) => one.text)
        .join(' ') ?? '',
    ).not.toMatch(/radio|print|billboard|vallas/)
  })

  it.each([
    ["I'd choose print over digital, Kent", '-digital print'],
    ['we picked radio over billboards in Kent', '-billboard radio'],
    ['We went with a newspaper over events. Kent', '-event print'],
    ['billboard rather than radio in Kent', '-radio billboard'],
    ['billboard instead of radio in Kent', '-radio billboard'],
    ['Instead of radio, billboards in Kent', '-radio billboard'],
    ['vallas en vez de radio en Kent', '-radio billboard'],
  ])('that is a decision refuses: "%s"', (text, media) => {
    expect(mediaOf(text)).toBe(media)
  })

  it('ranks formats as it ranks kinds', () => {
    expect(read('screens over posters, Kent').formats?.wanted).toEqual(['screen'])
  })
})

describe('"over" of something else', () => {
  it.each([
    ['billboard over I-5 in Kent', 'billboard'],
    ['a billboard over the radio station in Kent', 'billboard radio'],
    ['promote our event over the radio in Kent', 'radio'],
    ['radio spots over 30 seconds in Kent', 'radio'],
    ['flyers over lunch in Kent', 'print'],
    ['digital billboard over static billboard in Kent', 'billboard digital'],
    ['we prefer print to reach families in Kent', 'print'],
    // of others
    ['our customers prefer radio to print, Kent', 'print radio'],
  ])('is no preference: "%s"', (text, media) => {
    expect(mediaOf(text)).toBe(media)
  })

  it('stays an amount, a count and a time', () => {
    expect(read('billboard over $500 in Kent').criteria).toMatchObject({
      adTypes: ['billboard'],
      priceMin: 500,
    })
    expect(read('billboard over 10,000 impressions in Kent').criteria).toMatchObject({
      priceMin: null,
      priceMax: null,
    })
    const { availableFrom, availableTo } = read('billboard over the next month in Kent').criteria
    expect([availableFrom, availableTo].every((day) => day !== null)).toBe(true)
  })
})
