import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HTML_LAYOUTS } from '#test/support/messaging/html-layouts.ts'
import { QUESTION, QUOTED } from '#test/support/messaging/quoted-mail.ts'
import { OTHER_LAYOUTS, TOP_LAYOUTS } from '#test/support/messaging/text-layouts.ts'
import { htmlToWords } from './html-to-words.ts'
import { splitReply } from './split-reply.ts'

const ANSWER = 'Yes, all of May.'
const TEXT_LAYOUTS = { ...TOP_LAYOUTS, ...OTHER_LAYOUTS }

describe('our own mail, quoted: the answer alone is taken', () => {
  it.each(Object.entries(TEXT_LAYOUTS))('C-06, C-10, C-11: %s', (_program, layout) => {
    const { words, leftOut } = splitReply(layout(ANSWER), [QUESTION])
    expect(words).toBe(ANSWER)
    expect(leftOut).toContain('Write above this line')
  })

  it.each(Object.entries(HTML_LAYOUTS))('C-10: HTML of %s', (_program, layout) => {
    expect(splitReply(htmlToWords(layout(ANSWER)), [QUESTION]).words).toBe(ANSWER)
  })

  it('PB-12: with answers between its lines', () => {
    const text = QUOTED.replace('> > Is May fine for you?', '> > Is May fine for you?\nYes.').concat(
      '\nSee you.',
    )
    expect(splitReply(`Hi Sally,\n\n${text}`).words).toBe('Hi Sally,\n\nYes.\n\nSee you.')
  })
})

/** What people write in this market, none of it a quote. */
const WRITTEN = [
  'The run would be:\n\nFrom: 1 May\nTo: 31 May\nPrice: $900, poster included',
  'Von: 1. Mai\nAn: 31. Mai\n\nPreis: 900 €',
  'De : 1 mai\nÀ : 31 mai',
  'From: 1 May\nTo: 31 May',
  'On 5 May I asked the city. They wrote:\n\nno permit needed.\n\nSo we can start.',
  '> 500 people pass a day\nand 700 on Sundays',
  'We count:\n\n> 500 people a day',
  'First week\n------- May only -------\nThen June',
  'I see “-- Write above this line --” in your mails: please write above this line yourself.',
  'We look for:\n> two boards\n> one poster\n\nDoes that fit?',
  'One\n----------\nTwo\n__________\nThree',
  'Sent by courier on Monday.\nBob',
  'Date: 1 May\nSubject: the wall\nCall me',
]

describe('what somebody writes', () => {
  it.each(WRITTEN)('C-06: %j stays whole', (text) => {
    expect(splitReply(text).words).toBe(text)
    const above = splitReply(TOP_LAYOUTS['Gmail, web']?.(`${text}\n\nBob`) ?? '')
    expect(above.words).toBe(`${text}\n\nBob`)
    const headed = splitReply(TOP_LAYOUTS['Outlook 365']?.(`${text}\n\nBob`) ?? '')
    expect(headed.words).toBe(`${text}\n\nBob`)
  })

  it.each(WRITTEN)('C-06: %j stays whole directly above an attribution and headers', (text) => {
    expect(splitReply(TOP_LAYOUTS['Gmail, web']?.(text) ?? '').words).toBe(text)
    expect(splitReply(TOP_LAYOUTS['Outlook 365, with a rule']?.(text) ?? '').words).toBe(text)
  })

  it('C-06: stays whole in an answer that quotes nothing but what was asked', () => {
    const text = 'Hi Sally,\n> Is May fine for you?\nMay, for 4 weeks.\n> And more?\nNo.'
    expect(splitReply(text, [QUESTION]).words).toBe('Hi Sally,\n\nMay, for 4 weeks.\n> And more?\nNo.')
    expect(splitReply(text).words).toBe(text)
  })

  it('is never lost, in any layout: it is shown, or left out and said to be', () => {
    const piece = fc.constantFrom(
      ...[
        'From: 1 May',
        'To: 31 May',
        'Von: Bob',
        '> 500',
        '>',
        '--',
        '-----',
        '________________',
        '* * *',
        '',
      ],
      ...['On 5 May 2025 Bob wrote:', 'They wrote:', '-----Original Message-----', 'Sent from my iPhone'],
      ...['bob@example.com', 'Yes, all of May.', '-- Write above this line --', 'Subject: x', 'A > B'],
    )
    const line = fc.oneof(
      piece,
      fc.string({ maxLength: 30 }).map((text) => text.replace(/\s/g, ' ')),
    )
    const layout = fc.constantFrom(...Object.values(TEXT_LAYOUTS))
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), layout, (lines, wrap) => {
        const { words, leftOut } = splitReply(wrap(lines.join('\n')))
        const all = `${words}\n${leftOut}`
        for (const written of lines) expect(all).toContain(written.replace('\uE000', '').trim())
      }),
      { numRuns: 500 },
    )
  })

  it.each(['2025 wrote:\n', '> \na\n', '--\n', 'From: a\n>\n', 'a\n\n', '>a\n\n', 'To: a@b\n', '----\n'])(
    'is read to its end: %j again and again',
    (piece) => {
      const { words, leftOut } = splitReply(piece.repeat(20_000))
      expect(words.length + leftOut.length).toBeGreaterThan(0)
    },
  )
})
