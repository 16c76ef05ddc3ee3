import { BARE, BOB, QUOTED, US, wrapLines } from './quoted-mail.ts'

const FROM = `Sally via Placard <${US}>`
const SUBJECT = 'Sally wrote about “Wall by the ferry”'
const RULE = '________________________________'

type Layout = (answer: string) => string
const attributed =
  (line: string, gap = '\n'): Layout =>
  (answer) =>
    `${answer}\n\n${line}\n${gap}${QUOTED}\n`
const headed =
  (headers: string[], above = ''): Layout =>
  (answer) =>
    `${answer}\n\n${above}${above && '\n'}${headers.join('\n')}\n\n${BARE}\n`
const signed =
  (signature: string, layout: Layout): Layout =>
  (answer) =>
    layout(`${answer}\n\n${signature}`)

const english = [`From: ${FROM}`, 'Sent: Monday, May 5, 2025 2:00 PM', `To: ${BOB}`, `Subject: ${SUBJECT}`]
const german = [`Von: ${FROM}`, 'Gesendet: Montag, 5. Mai 2025 14:00', `An: ${BOB}`, `Betreff: ${SUBJECT}`]
const dated = [`Date: Mon, 5 May 2025 14:00:00 -0700`, `From: ${FROM}`, `To: ${BOB}`, `Subject: ${SUBJECT}`]

/** Answers above the quoted mail, as programs write them; each says the answer and nothing else. */
export const TOP_LAYOUTS: Record<string, Layout> = {
  'Gmail, web': attributed(`On Mon, May 5, 2025 at 2:00 PM ${FROM} wrote:`),
  'Gmail, Android': attributed(`On Mon, May 5, 2025, 2:00 PM Sally via Placard <\n${US}> wrote:`),
  'Gmail, German': attributed(`Am Mo., 5. Mai 2025 um 14:00 Uhr schrieb Sally via Placard <\n${US}>:`),
  'Gmail, French': attributed(`Le lun. 5 mai 2025 à 14:00, ${FROM} a\nécrit :`),
  'Gmail, Spanish': attributed(`El lun., 5 may. 2025 a las 14:00, Sally via Placard (<${US}>)\nescribió:`),
  'Gmail, Italian': attributed(`Il giorno lun 5 mag 2025 alle ore 14:00 ${FROM}\nha scritto:`),
  'Gmail, Portuguese': attributed(`Em seg., 5 de mai. de 2025 às 14:00, ${FROM}\nescreveu:`),
  'Gmail, Dutch': attributed(`Op ma 5 mei 2025 om 14:00 schreef ${FROM}:`),
  'Gmail, Japanese': attributed(`2025年5月5日(月) 14:00 ${FROM}:`),
  'Gmail, Korean': attributed(`2025년 5월 5일 (월) 오후 2:00, ${FROM}님이 작성:`),
  'Gmail, Turkish': attributed(`${FROM}, 5 May 2025 Pzt, 14:00\ntarihinde şunu yazdı:`),
  'Apple Mail, macOS': attributed(`> On May 5, 2025, at 2:00 PM, ${FROM} wrote:`, '> \n'),
  'Apple Mail, iOS': signed(
    'Sent from my iPhone',
    attributed(`> On May 5, 2025, at 2:00 PM, ${FROM} wrote:`, '> \n'),
  ),
  'Apple Mail, iOS, French': signed(
    'Envoyé de mon iPhone',
    attributed(`> Le 5 mai 2025 à 14:00, ${FROM} a écrit :`, '> \n'),
  ),
  'Outlook 365': headed(english, ''),
  'Outlook 365, with a rule': headed(english, RULE),
  'Outlook, German': headed(german),
  'Outlook, Japanese': headed([
    `差出人: ${FROM}`,
    '送信日時: 2025年5月5日 14:00',
    `宛先: ${BOB}`,
    `件名: ${SUBJECT}`,
  ]),
  'Outlook 2003': headed(
    [
      `From: Sally via Placard [mailto:${US}] `,
      'Sent: Monday, May 05, 2025 2:00 PM',
      `To: ${BOB}`,
      `Subject: ${SUBJECT}`,
    ],
    '-----Original Message-----',
  ),
  'Outlook.com': headed(english, `\n${RULE}`),
  'Outlook for iOS': signed('Get Outlook for iOS<https://aka.ms/o0ukef>', headed(english, RULE)),
  'Outlook for Android': signed('Get Outlook for Android<https://aka.ms/AAb9ysg>', headed(english, RULE)),
  'Windows Mail': signed('Sent from Mail for Windows', headed(english)),
  'Hotmail of old': headed(dated, `\n${'-'.repeat(40)}`),
  'Hotmail of old, quoted': (answer) => `${answer}\n\n> ${dated.join('\n> ')}\n>\n${QUOTED}\n`,
  'headers that begin with a subject': headed([`Subject: ${SUBJECT}`, `Date: 5 May 2025`, `From: ${FROM}`]),
  Thunderbird: attributed('On 5/5/25 14:00, Sally via Placard wrote:', ''),
  'Thunderbird, German': attributed('Am 05.05.25 um 14:00 schrieb Sally via Placard:', ''),
  Yahoo: attributed(`    On Monday, May 5, 2025 at 02:00:00 PM PDT, ${FROM} wrote:  `),
  'Yahoo, mobile': signed(
    'Sent from Yahoo Mail for iPhone',
    attributed(`On Monday, May 5, 2025, 2:00 PM, ${FROM} wrote:`),
  ),
  AOL: headed(english, '-----Original Message-----'),
  Zimbra: headed(
    [`From: "Sally via Placard" <${US}>`, `To: "bob" <${BOB}>`, 'Sent: Monday', `Subject: x`],
    '----- Original Message -----',
  ),
  'Zimbra, of old': attributed(`----- On May 5, 2025, at 2:00 PM, Sally via Placard ${US} wrote:`),
  Proton: signed(
    'Sent with Proton Mail secure email.',
    attributed(`On Monday, May 5th, 2025 at 2:00 PM, ${FROM} wrote:`),
  ),
  'Proton, of old': attributed(
    `‐‐‐‐‐‐‐ Original Message ‐‐‐‐‐‐‐\nOn Monday, May 5th, 2025 at 2:00 PM, ${FROM} wrote:`,
  ),
  Fastmail: attributed('On Mon, May 5, 2025, at 2:00 PM, Sally via Placard wrote:', ''),
  'K-9': attributed(`On May 5, 2025 2:00:00 PM PDT, ${FROM} wrote:`, ''),
  Samsung: headed(
    [`From: ${FROM} `, 'Date: 5/5/25  2:00 PM  (GMT-08:00) ', `To: ${BOB} `, `Subject: ${SUBJECT} `],
    '-------- Original message --------',
  ),
  'Lotus Notes': headed([
    `From:\t"Sally via Placard" <${US}>`,
    `To:\t${BOB}`,
    'Date:\t05/05/2025 02:00 PM',
    `Subject:\t${SUBJECT}`,
  ]),
  'GMX and Web.de': headed([
    'Gesendet: Montag, 05. Mai 2025 um 14:00 Uhr',
    `Von: "Sally via Placard" <${US}>`,
    `An: ${BOB}`,
    `Betreff: ${SUBJECT}`,
  ]),
  Mutt: attributed('On Mon, May 05, 2025 at 02:00:00PM -0700, Sally via Placard wrote:', ''),
  Roundcube: attributed('On 2025-05-05 14:00, Sally via Placard wrote:', ''),
  'Roundcube, German': attributed('Am 05.05.2025 14:00, schrieb Sally via Placard:', ''),
  Horde: attributed(`Zitat von ${FROM}:`),
  'eM Client': headed(
    [`From "Sally via Placard" <${US}>`, `To ${BOB}`, 'Date 05/05/2025 2:00:00 PM', `Subject ${SUBJECT}`],
    '------ Original Message ------',
  ),
  Spark: attributed(`On May 5, 2025 at 2:00 PM -0700, ${FROM}, wrote:`),
  Superhuman: signed(
    'Sent via Superhuman ( https://sprh.mn/?vip=bob )',
    attributed(`On Mon, May 05, 2025 at 2:00 PM, Sally via Placard < ${US} > wrote:`),
  ),
  HEY: attributed(`On May 5, 2025, ${FROM} wrote:`),
  Zoho: (answer) => `${answer}\n\n\n---- On Mon, 05 May 2025 14:00:00 -0700 ${FROM} wrote ----\n\n${BARE}\n`,
  Yandex: attributed(`05.05.2025, 14:00, "Sally via Placard" <${US}>:`),
  'Yandex, of late': headed(
    [`Кому: ${BOB};`, `Тема: ${SUBJECT};`, `05.05.2025, 14:00, "Sally via Placard" <${US}>:`],
    '-'.repeat(16),
  ),
  'Mail.ru': (answer) => `${answer}\n\n\n>Понедельник, 5 мая 2025, 14:00 +03:00 от ${FROM}:\n>\n${QUOTED}\n`,
  QQ: headed(
    [
      `发件人: "Sally via Placard" <${US}>;`,
      '发送时间: 2025年5月5日(星期一) 下午2:00',
      `收件人: "bob"<${BOB}>;`,
      `主题: ${SUBJECT}`,
    ],
    `${'-'.repeat(18)} 原始邮件 ${'-'.repeat(18)}`,
  ),
  Naver: headed(
    [
      `From: "Sally"<${US}>`,
      `To: <${BOB}>;`,
      'Cc:',
      'Sent: 2025-05-05 (월) 14:00:00 (GMT+09:00)',
      `Subject: ${SUBJECT}`,
    ],
    '-----Original Message-----',
  ),
  'The Bat': (answer) =>
    `${answer}\n\nMonday, May 5, 2025, 2:00:00 PM, you wrote:\n\n${QUOTED.replace(/^>/gm, 'SP>')}\n`,
  'a signature behind dashes': signed(
    `-- \nBob Miller\n${BOB}`,
    attributed(`On Mon, May 5, 2025 at 2:00 PM ${FROM} wrote:`),
  ),
  'lines broken without being quoted': (answer) =>
    `${answer}\n\nOn Mon, May 5, 2025 at 2:00 PM ${FROM} wrote:\n\n${wrapLines(QUOTED, 68)}\n`,
  'an answer on the line of the attribution': (answer) =>
    `${answer} On Mon, May 5, 2025 at 2:00 PM ${FROM} wrote:\n\n${QUOTED}`,
}

const attribution = `On Mon, May 5, 2025 at 2:00 PM ${FROM} wrote:`

/** Answers below the quoted mail, or between its lines. */
export const OTHER_LAYOUTS: Record<string, Layout> = {
  'below, Thunderbird': (answer) =>
    `Am 05.05.25 um 14:00 schrieb Sally via Placard:\n${QUOTED}\n\n${answer}\n`,
  'below, Mutt, with a signature': (answer) => `${attribution}\n${QUOTED}\n\n${answer}\n\n-- \nBob\n`,
  'between, Gmail': (answer) =>
    `${attribution}\n\n${QUOTED.replace('> > We', () => `\n${answer}\n\n> > We`)}\n`,
}
