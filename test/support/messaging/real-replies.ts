/**
 * Answers as mail programs write them, to a mail with our mark on top. `QUOTE` is what they quote of it. BOB writes, to SALLY;
 * every one contains a real address or a token somewhere.
 */
export const BOB = 'bob.miller@example.com'
export const SALLY = 'sally@walls.example'
export const TOKEN = '3f0e8a52-5f6e-4b8e-9c55-0f4f4a4b0c11'
const REPLY = `reply+${TOKEN}@placard.example`
const FROM = 'hello@placard.example'
/** What every one of them says. */
export const WORDS = 'Yes, all of May.'

const MAILED = [
  '-- Write above this line --',
  '',
  'Sally wrote about “Wall by the ferry”',
  '',
  'Sally wrote:',
  '',
  '> Is May fine for you?',
  '',
  'Answer:',
  'https://placard.example/inbox/12',
  '',
  '--',
  `You get this mail because of ${BOB}.`,
]
const quoted = MAILED.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n')
const bare = MAILED.join('\n')
const html = MAILED.map((line) => `<p>${line}</p>`).join('')

interface RealReply {
  text?: string
  html?: string
}

const attributed = (line: string): RealReply => ({ text: `${WORDS}\n\n${line}\n\n${quoted}` })
const headed = (lines: string[], rule = '________________________________'): RealReply => ({
  text: `${WORDS}\n\n${rule}\n${lines.join('\n')}\n\n${bare}`,
})

export const REAL_REPLIES: Record<string, RealReply> = {
  'Gmail, English': attributed(`On Mon, May 5, 2025 at 2:00 PM Sally (Placard) <${FROM}> wrote:`),
  'Gmail, wrapped': attributed(`On Mon, May 5, 2025 at 2:00 PM Sally (Placard)\n<${FROM}> wrote:`),
  'Gmail, German': attributed(`Am Mo., 5. Mai 2025 um 14:00 Uhr schrieb Sally (Placard) <\n${FROM}>:`),
  'Gmail, French': attributed(`Le lun. 5 mai 2025 à 14:00, Sally (Placard) <${FROM}> a\nécrit :`),
  'Gmail, Spanish': attributed(`El lun, 5 may 2025 a las 14:00, Sally (Placard) (<${FROM}>)\nescribió:`),
  'Gmail, Italian': attributed(
    `Il giorno lun 5 mag 2025 alle ore 14:00 Sally (Placard) <${FROM}>\nha scritto:`,
  ),
  'Gmail, Portuguese': attributed(
    `Em seg., 5 de mai. de 2025 às 14:00, Sally (Placard) <${FROM}>\nescreveu:`,
  ),
  'Gmail, Dutch': attributed(`Op ma 5 mei 2025 om 14:00 schreef Sally (Placard) <${FROM}>:`),
  'Gmail, Swedish': attributed(`Den mån 5 maj 2025 kl 14:00 skrev Sally (Placard) <${FROM}>:`),
  'Gmail, Polish': attributed(`pon., 5 maj 2025 o 14:00 Sally (Placard) <${FROM}> napisał(a):`),
  'Gmail, Russian': attributed(`пн, 5 мая 2025 г. в 14:00, Sally (Placard) <${FROM}>:`),
  'Gmail, Chinese': attributed(`Sally (Placard) <${FROM}> 于2025年5月5日周一 14:00写道：`),
  'Gmail, Japanese': attributed(`2025年5月5日(月) 14:00 Sally (Placard) <${FROM}>:`),
  'Apple Mail': attributed(`> On May 5, 2025, at 2:00 PM, Sally (Placard) <${FROM}> wrote:`),
  'Apple Mail, German': attributed(`> Am 05.05.2025 um 14:00 schrieb Sally (Placard) <${FROM}>:`),
  'iPhone with its signature': {
    text: `${WORDS}\n\nSent from my iPhone\n\n> On May 5, 2025, at 2:00 PM, Sally (Placard) <${FROM}> wrote:\n> \n> ${quoted}`,
  },
  'iPhone, German': {
    text: `${WORDS}\n\nVon meinem iPhone gesendet\n\n> Am 05.05.2025 um 14:00 schrieb Sally (Placard) <${FROM}>:\n> \n${quoted}`,
  },
  'iPhone without the quoted mail': { text: `${WORDS}\n\nSent from my iPhone` },
  Thunderbird: attributed('On 5/5/25 14:00, Sally (Placard) wrote:'),
  'Thunderbird, German': attributed('Am 05.05.25 um 14:00 schrieb Sally (Placard):'),
  Yahoo: attributed(`    On Monday, May 5, 2025 at 02:00:00 PM PDT, Sally (Placard) <${FROM}> wrote:  `),
  Outlook: headed([
    `From: Sally (Placard) <${FROM}>`,
    'Sent: Monday, May 5, 2025 2:00 PM',
    `To: Bob Miller <${BOB}>`,
    'Subject: Sally wrote about “Wall by the ferry”',
  ]),
  'Outlook, German': headed([
    `Von: Sally (Placard) <${FROM}>`,
    'Gesendet: Montag, 5. Mai 2025 14:00',
    `An: Bob Miller <${BOB}>`,
    'Betreff: Sally wrote about “Wall by the ferry”',
  ]),
  'Outlook, French, without a rule': headed(
    [
      `De : Sally (Placard) <${FROM}>`,
      'Envoyé : lundi 5 mai 2025 14:00',
      `À : Bob Miller <${BOB}>`,
      'Objet : Sally wrote about “Wall by the ferry”',
    ],
    '',
  ),
  'Outlook 2010': headed(
    [`From: Sally (Placard) [mailto:${FROM}]`, 'Sent: Monday, May 5, 2025', `To: ${BOB}`, 'Subject: x'],
    '-----Original Message-----',
  ),
  'Outlook, old German': headed(
    [`Von: Sally (Placard) [mailto:${FROM}]`, 'Gesendet: 5. Mai 2025', `An: ${BOB}`, 'Betreff: x'],
    '-----Ursprüngliche Nachricht-----',
  ),
  'Outlook for iOS': {
    text: `${WORDS}\n\nGet Outlook for iOS<https://aka.ms/o0ukef>\n________________________________\nFrom: Sally (Placard) <${FROM}>\nSent: Monday\nTo: ${BOB}<mailto:${BOB}>\nSubject: x\n\n${bare}`,
  },
  'bold headers': headed([`*From:* Sally (Placard) <${FROM}>`, '*Sent:* Monday', `*To:* ${BOB}`], ''),
  Zoho: headed([bare], `---- On Mon, 05 May 2025 14:00:00 -0700 Sally (Placard) <${FROM}> wrote ----`),
  'a signature with the own address': {
    text: `${WORDS}\n\n-- \nBob Miller\n${BOB}\n\nOn Mon, May 5, 2025 at 2:00 PM Sally (Placard) <${FROM}> wrote:\n${quoted}`,
  },
  'a signature without dashes': {
    text: `${WORDS}\n\nBob Miller\nMiller Signs\nBob.Miller@Example.com\n\nOn Mon, May 5, 2025 at 2:00 PM Sally (Placard) <${FROM}> wrote:\n${quoted}`,
  },
  'an Outlook signature with a link': {
    text: `${WORDS}\n\nBob Miller\n${BOB}<mailto:${BOB}>\n________________________________\nFrom: x\nSent: y\n\n${bare}`,
  },
  'the reply address in its words': { text: `${WORDS}\n\nYou can also write to ${REPLY}.\n\n${quoted}` },
  'the token alone': { text: `${WORDS} (${TOKEN.toUpperCase()})\n\n${bare}` },
  'both addresses in its words': {
    text: `${WORDS} I am ${BOB}, are you ${SALLY}?\n\nOn 5/5/25 14:00, Sally (Placard) wrote:\n${quoted}`,
  },
  'an escaped address': { text: `${WORDS} See https://x.example/?to=${encodeURIComponent(BOB)}\n\n${bare}` },
  'Gmail, HTML only': {
    html: `<div dir="ltr">${WORDS}</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Mon, May 5, 2025 at 2:00 PM Sally (Placard) &lt;<a href="mailto:${FROM}">${FROM}</a>&gt; wrote:<br></div><blockquote class="gmail_quote">${html}</blockquote></div>`,
  },
  'Outlook, HTML only': {
    html: `<html><body><div>${WORDS}</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><font><b>From:</b> Sally (Placard) &lt;${FROM}&gt;<br><b>Sent:</b> Monday, May 5, 2025 2:00 PM<br><b>To:</b> ${BOB} &lt;${BOB}&gt;<br><b>Subject:</b> Sally wrote</font><div>&nbsp;</div></div><div>${html}</div></body></html>`,
  },
  'Apple Mail, HTML only': {
    html: `<html><body>${WORDS}<br><div><blockquote type="cite"><div>On May 5, 2025, at 2:00 PM, Sally (Placard) &lt;${FROM}&gt; wrote:</div>${html}</blockquote></div></body></html>`,
  },
  'Yahoo, HTML only': {
    html: `<div>${WORDS}</div><div id="yahoo_quoted_1" class="yahoo_quoted"><div>On Monday, May 5, 2025, Sally (Placard) &lt;${FROM}&gt; wrote:</div>${html}</div>`,
  },
  'Thunderbird, HTML only': {
    html: `<p>${WORDS}</p><div class="moz-cite-prefix">On 5/5/25 14:00, Sally (Placard) wrote:<br></div><blockquote type="cite">${html}</blockquote><div class="moz-signature">-- <br>${BOB}</div>`,
  },
  'a program that knows no quoting': { html: `<p>${WORDS}</p>${html}` },
  'a forwarded mail': {
    text: `${WORDS}\n\nBegin forwarded message:\n\nFrom: Sally (Placard) <${FROM}>\nSubject: x\nDate: May 5, 2025\nTo: ${BOB}\n\n${bare}`,
  },
  'Gmail, forwarded': headed(
    [`From: Sally (Placard) <${FROM}>`, 'Date: Mon, May 5, 2025', `To: <${BOB}>`],
    '---------- Forwarded message ---------',
  ),
  'everything answered twice': {
    text: `${WORDS}\n\nOn Tue, May 6, 2025 at 9:00 AM Sally (Placard) <${FROM}> wrote:\n${quoted}\n>\n> On Mon, May 5, 2025 at 2:00 PM ${BOB} wrote:\n>> Hello ${SALLY}`,
  },
}
