import { describe, expect, it } from 'vitest'
import { read, SOURCES } from './support/sources.ts'

/**
 * What a recipe of CONTRIBUTING asks of whoever follows it, counted on the example that it says to copy: the files that know it. A list
 * that grows is mended by deriving it from the others, not by a longer recipe.
 */
const RECIPES = [
  {
    title: 'Add a notice with mail',
    most: 5,
    known: /calendar-clash/,
    files: [
      'src/domain/audience.ts',
      'src/domain/ground/notice-words.ts',
      'src/domain/ground/notices.ts',
      'src/server/features/booking/calendars/record-clashes.ts',
      'src/server/features/ground/notices/notice-mails.ts',
    ],
    besides: [],
  },
  {
    title: 'Add a payment provider',
    // its folder, and a migration with its row
    most: 2,
    known: /\bstripe['/:]|\bstripeModule|STRIPE_/,
    files: ['src/domain/booking/payment-providers.ts', 'src/server/platform/payments/provider-modules.ts'],
    besides: [],
  },
  {
    title: 'Add a booking step',
    most: 8,
    known: /(?<!\.|(?:let|const) )\bchallenge(?::(?! string)|')/,
    files: [
      'src/contract/booking/bookings-steps.ts',
      'src/domain/booking/booking-words.ts',
      'src/domain/booking/lifecycle.ts',
      'src/server/features/booking/bookings/policy.ts',
      'src/web/features/booking/bookings/detail/event-words.ts',
      'src/web/features/booking/bookings/detail/step-input.ts',
      'src/web/features/booking/bookings/detail/step-words.ts',
    ],
    // of this step alone: it is taken once, and sets a deadline of its own
    besides: [
      'src/server/features/booking/bookings/move-booking.ts',
      'src/server/features/booking/bookings/queries.ts',
      'src/server/features/booking/bookings/read-step-facts.ts',
    ],
  },
]
const CODE = SOURCES.filter((path) => path.startsWith('src/') && !path.includes('.test.'))
const paragraphs = read('CONTRIBUTING.md').split('\n\n')

describe('recipes', () => {
  it.each(RECIPES)('$title: few files', ({ title, most, known, files, besides }) => {
    const elsewhere = /payments\/stripe\/|accounts\/accounts\//
    const found = CODE.filter((path) => !elsewhere.test(path) && known.test(read(path)))
    expect(found.sort()).toEqual([...files, ...besides].sort())
    expect(files.length).toBeLessThanOrEqual(most)
    const recipe = paragraphs.find((text) => text.startsWith(`**${title}.**`)) ?? ''
    expect(files.filter((path) => !recipe.includes(path.split('/').at(-1)!))).toEqual([])
  })
})
