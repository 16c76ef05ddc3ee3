import { describe, expect, it } from 'vitest'
import { HTML_LAYOUTS } from '#test/support/messaging/html-layouts.ts'
import { BOB, QUESTION, SENT, US, wrapLines } from '#test/support/messaging/quoted-mail.ts'
import { OTHER_LAYOUTS, TOP_LAYOUTS } from '#test/support/messaging/text-layouts.ts'
import { htmlToWords } from './html-to-words.ts'
import { splitReply } from './split-reply.ts'

const KNOWN = [QUESTION, SENT.text]
const HEADERS = `From: Sally via Placard <${US}>\nSent: Monday, May 5, 2025 2:00 PM\nTo: ${BOB}\nSubject: Sally wrote`
/** As Outlook turns our mail into text: nothing says that it is quoted. */
const PLAIN = SENT.text.replace(/^> /gm, '')
const LAST = 'Sally does not see your e-mail address.'
const reply = (quoted: string, above = 'Hi Sally,') => `${above}\n\n${HEADERS}\n\n${quoted}`

describe('PB-12: in our own mail, quoted without signs', () => {
  it.each([
    'Yes, it is.',
    'Yes',
    'fine',
    'OK',
    '> 500 people?',
    'See you at 14:00, or at 15:00 if it rains.',
  ])('%j between its lines is an answer, unless it is a quoted line', (answer) => {
    const text = reply(PLAIN.replace('Is May fine for you?', () => `Is May fine for you?\n\n${answer}\n`))
    const { words, leftOut } = splitReply(text, KNOWN)
    expect(words).toBe(answer.startsWith('>') ? 'Hi Sally,' : `Hi Sally,\n\n${answer}`)
    expect(leftOut).toContain('We would need the whole month')
  })

  it('an answer below it is one too, without its signature', () => {
    const text = reply(PLAIN.replace(LAST, `${LAST}\n\nYes, all of May.\n\n-- \nBob Miller`))
    expect(splitReply(text, KNOWN).words).toBe('Hi Sally,\n\nYes, all of May.')
  })

  it('alone it is enough', () => {
    const text = reply(PLAIN.replace('Sally wrote:', 'Sally wrote:\n\nYes.'), '')
    expect(splitReply(text, KNOWN).words).toBe('Yes.')
  })

  it.each([60, 68, 72, 76])('nothing of it becomes an answer, wrapped at %i', (width) => {
    expect(splitReply(reply(wrapLines(PLAIN, width)), KNOWN).words).toBe('Hi Sally,')
    const linked = PLAIN.replace(
      'Answer:',
      'Answer<https://links.example/?url=https%3A%2F%2Fplacard.example>',
    )
    expect(splitReply(reply(wrapLines(linked, width)), KNOWN).words).toBe('Hi Sally,')
  })

  it('a mail that is not known stays left out as a whole', () => {
    const text = reply(
      PLAIN.replace('Is May fine', 'Is June fine').replace(/Sally wrote about.*/, 'Viewing moved'),
    )
    expect(splitReply(text, KNOWN).words).toBe('Hi Sally,')
    expect(splitReply(reply(`${PLAIN}\nBelow`), []).words).toBe('Hi Sally,')
  })

  it('an older mail below it stays left out', () => {
    const older = `${PLAIN}\n-----Original Message-----\nFrom: Bob <${BOB}>\nTo: Sally\n\nIs it free?`
    expect(splitReply(reply(older), KNOWN).words).toBe('Hi Sally,')
  })

  it.each(Object.entries({ ...TOP_LAYOUTS, ...OTHER_LAYOUTS }))(
    'C-10: %s: the answer alone',
    (_name, layout) => {
      expect(splitReply(layout('Yes, all of May.'), KNOWN).words).toBe('Yes, all of May.')
    },
  )

  it.each(Object.entries(HTML_LAYOUTS))('C-10: HTML of %s: the answer alone', (_name, layout) => {
    expect(splitReply(htmlToWords(layout('Yes, all of May.')), KNOWN).words).toBe('Yes, all of May.')
  })
})

it('C-06: a short answer directly below a long quoted line is no end of it', () => {
  const text = `On Mon, 5 May 2025 Sally via Placard <${US}> wrote:\n> ${QUESTION.replace('\n', '\n> ')}\nfine`
  expect(splitReply(text, KNOWN).words).toBe('fine')
})
