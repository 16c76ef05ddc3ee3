import { ANSWER_MARK } from '#server/platform/mail/answer-mark.ts'
import { renderLetter } from '#server/platform/mail/letter.ts'

export const BOB = 'bob.miller@example.com'
export const US = 'hello@placard.example'
/** What Sally has written: our mail carries it. */
export const QUESTION =
  'Is May fine for you?\nWe would need the whole month, with the poster printed by you, and the lights on.'

/** A mail of a conversation, as `conversations/emails.ts` writes it. */
export const SENT = renderLetter({
  preface: ANSWER_MARK,
  heading: 'Sally wrote about “Wall by the ferry”',
  paragraphs: ['Sally wrote:'],
  quote: QUESTION,
  action: { label: 'Answer', url: 'https://placard.example/inbox/12' },
  footer: 'Reply to this mail or use the button. Sally does not see your e-mail address.',
})

const lines = SENT.text.trimEnd().split('\n')
/** As most programs quote it: `>` before each line. */
export const QUOTED = lines.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n')
/** As Outlook does: not at all. */
export const BARE = lines.join('\n')
/** The content of its HTML part. */
export const HTML = SENT.html.replace(/^.*?<body[^>]*>/, '').replace(/<\/body>.*$/, '')

/** Breaks at words, as programs do that then forget to quote what follows. */
export function wrapLines(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, width))
    .join('\n')
}

function wrapLine(line: string, width: number): string {
  if (line.length <= width) return line
  const at = line.lastIndexOf(' ', width)
  return at < 4 ? line : `${line.slice(0, at)}\n${wrapLine(line.slice(at + 1), width)}`
}
