import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type ParsedMail, parseMail } from './parse-mail.ts'

const folder = await mkdtemp(join(tmpdir(), 'parse-mail-'))
const parse = (lines: string[]): Promise<ParsedMail> =>
  parseMail(Buffer.from(['From: bob@example.com', ...lines].join('\r\n')), { folder })
const picture = (name: string, disposition = 'inline') =>
  [
    `Content-Type: image/png; name="${name}.png"`,
    `Content-Disposition: ${disposition}; filename="${name}.png"`,
    `Content-ID: <${name}@x>`,
    'Content-Transfer-Encoding: base64',
    '',
    'iVBORw0KGgo=',
  ].join('\r\n')
const related = (html: string, parts: string[]) =>
  parse([
    'Content-Type: multipart/related; boundary=b',
    '',
    ...[['Content-Type: text/html; charset=utf-8', '', html].join('\r\n'), ...parts].map(
      (part) => `--b\r\n${part}`,
    ),
    '--b--',
  ])

describe('pictures in a mail', () => {
  const signature = '<div class="gmail_signature">Bob<br><img src="cid:logo@x"></div>'
  const quote = '<p>On 5/5/25 14:00, Sally wrote:</p><blockquote>Hi <img src="cid:old@x"></blockquote>'

  it('are posted where the words show them or nothing does, and counted where only the rest does', async () => {
    const html = `<p>See the wall: <img src="cid:wall@x"></p>${signature}${quote}`
    const parts = [picture('wall'), picture('logo'), picture('old'), picture('plan', 'attachment')]
    const { words, files, leftOut, leftOutNotes } = await related(html, parts)
    expect(words).toBe('See the wall:')
    expect(files.map(({ name }) => name)).toEqual(['wall.png', 'plan.png'])
    expect(leftOut).toContain('Bob')
    expect(leftOutNotes).toEqual(['[2 pictures of a signature or a quoted mail]'])
  })

  it('are posted when the words show them as well', async () => {
    const { files, leftOutNotes } = await related(`<p><img src="cid:logo@x"> Yes</p>${signature}`, [
      picture('logo'),
    ])
    expect([files.length, leftOutNotes]).toEqual([1, []])
  })

  it.each([
    ['-- <br>Bob<br><img src="cid:logo@x">', 1],
    ['Sent from my iPhone<br><img src="cid:logo@x">', 1],
    ['<img src="cid:logo@x">', 0],
  ])('below the words, %j: %i left out', async (html, count) => {
    const { words, leftOutNotes, files } = await related(`Yes.<br><br>${html}`, [picture('logo')])
    expect([words, leftOutNotes.length, files.length]).toEqual(['Yes.', count, 1 - count])
  })
})

describe('a mail that is too long', () => {
  const cut = '[The end of this mail was not read: it has more than 200,000 characters.]'
  const plain = (text: string) => parse(['Content-Type: text/plain; charset=utf-8', '', text])

  it('says so where it broke off: in the words, or in what is left out', async () => {
    const long = 'All of it matters.\r\n'.repeat(15_000)
    expect(await plain(long)).toMatchObject({ notes: [cut], leftOutNotes: [] })
    const quoted = `Yes.\r\n\r\nOn 5/5/25 14:00, Sally <sally@example.com> wrote:\r\n${'> old words\r\n'.repeat(20_000)}`
    expect(await plain(quoted)).toMatchObject({ words: 'Yes.', notes: [], leftOutNotes: [cut] })
    const html = await parse(['Content-Type: text/html', '', `<p>Yes.</p>${'<p>more</p>'.repeat(30_000)}`])
    expect(html.notes).toEqual([cut])
  })

  it('or has too many files, says how many', async () => {
    const parts = Array.from({ length: 53 }, (_, i) => picture(`p${i}`, 'attachment'))
    expect((await related('<p>Yes.</p>', parts)).notes).toEqual([
      '[3 more files were not kept: a mail has at most 50.]',
    ])
  })
})

it.each([
  ['format=flowed; delsp=yes', 'Yes, all \r\nof May.\r\n\r\n> Is May fine for \r\n> you?', 'Yes, allof May.'],
  ['format=flowed', 'Yes, all \r\nof May.\r\n\r\n> Is May fine for \r\n> you?', 'Yes, all of May.'],
])('text/plain; %s is read as it is meant', async (format, body, words) => {
  const mail = await parse([`Content-Type: text/plain; charset=utf-8; ${format}`, '', body])
  expect(mail.words).toBe(words)
})

it('quoted-printable with soft breaks, CRLF and long lines lose nothing', async () => {
  const body = 'Pr=C3=A4zise: 900 =E2=82=AC, =\r\nFrom: 1 May=\r\n\r\nTo: 31 May\r\n> 500 a day\r\nBob'
  const head = ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: quoted-printable', '']
  expect((await parse([...head, body])).words).toBe(
    'Präzise: 900 €, From: 1 May\nTo: 31 May\n> 500 a day\nBob',
  )
  const long = 'word '.repeat(1500).trim()
  expect((await parse(['Content-Type: text/plain', '', long])).words).toBe(long)
})
