import { BOB, HTML, US } from './quoted-mail.ts'

const FROM = `Sally via Placard &lt;<a href="mailto:${US}">${US}</a>&gt;`
const headers = (separator: string) =>
  [
    `<b>From:</b> ${FROM}`,
    '<b>Sent:</b> Monday, May 5, 2025 2:00 PM',
    `<b>To:</b> ${BOB}`,
    '<b>Subject:</b> Sally wrote about x',
  ].join(separator)
const attribution = `On Mon, May 5, 2025 at 2:00 PM ${FROM} wrote:`

type Layout = (answer: string) => string

/** Answers of programs that send HTML alone; the answer is a line of plain letters. */
export const HTML_LAYOUTS: Record<string, Layout> = {
  Gmail: (answer) =>
    `<div dir="ltr">${answer}</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">${attribution}<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex">${HTML}</blockquote></div>`,
  'Gmail, with a signature': (answer) =>
    `<div dir="ltr">${answer}<br clear="all"><br><span class="gmail_signature_prefix">-- </span><br><div class="gmail_signature">Bob<br>Miller Signs</div></div><br><div class="gmail_quote"><div class="gmail_attr">${attribution}<br></div><blockquote class="gmail_quote">${HTML}</blockquote></div>`,
  'Outlook.com': (answer) =>
    `<div class="elementToProof">${answer}</div><div id="appendonsend"></div><hr style="display:inline-block;width:98%"><div id="divRplyFwdMsg" dir="ltr"><font>${headers('<br>')}</font><div>&nbsp;</div></div><div>${HTML}</div>`,
  'Outlook for iOS': (answer) =>
    `<div>${answer}</div><div id="ms-outlook-mobile-body-separator-line"><br></div><div id="ms-outlook-mobile-signature">Get <a href="https://aka.ms/o0ukef">Outlook for iOS</a></div><hr><div id="divRplyFwdMsg"><font>${headers('<br>')}</font></div>${HTML}`,
  'Outlook for Android, of old': (answer) =>
    `<div>${answer}</div><br><div>Get <a href="https://aka.ms/ghei36">Outlook for Android</a></div><hr><div>${headers('<br>')}</div>${HTML}`,
  'Outlook 2003': (answer) =>
    `<p class=MsoNormal>${answer}</p><div class=MsoNormal align=center><hr size=2 width="100%" tabindex=-1></div><p class=MsoNormal>${headers('<br>')}</p>${HTML}`,
  'Outlook 365': (answer) =>
    `<div class="WordSection1"><p class="MsoNormal">${answer}<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><div style="border:none;border-top:solid #E1E1E1 1.0pt"><p class="MsoNormal">${headers('<br>')}</p></div>${HTML}</div>`,
  'headers in paragraphs of their own': (answer) => `<p>${answer}</p><hr><p>${headers('</p><p>')}</p>${HTML}`,
  Zimbra: (answer) =>
    `<div>${answer}</div><div><br></div><hr id="zwchr" data-marker="__DIVIDER__"><div data-marker="__HEADERS__"><b>From: </b>"Sally via Placard" &lt;${US}&gt;<br><b>To: </b>"bob" &lt;${BOB}&gt;<br><b>Sent: </b>Monday<br><b>Subject: </b>x<br></div><div data-marker="__QUOTED_TEXT__">${HTML}</div>`,
  'Apple Mail': (answer) =>
    `${answer}<br><div><blockquote type="cite"><div>${attribution}</div><br>${HTML}</blockquote></div>`,
  Yahoo: (answer) =>
    `<div class="ydp">${answer}</div><div id="yahoo_quoted_1" class="yahoo_quoted"><div><div>${attribution}</div><div><br></div>${HTML}</div></div>`,
  Thunderbird: (answer) =>
    `<p>${answer}</p><div class="moz-signature">-- <br>Bob</div><div class="moz-cite-prefix">On 5/5/25 14:00, Sally via Placard wrote:<br></div><blockquote type="cite">${HTML}</blockquote>`,
  'Thunderbird, below': (answer) =>
    `<div class="moz-cite-prefix">On 5/5/25 14:00, Sally via Placard wrote:<br></div><blockquote type="cite">${HTML}</blockquote><p>${answer}</p>`,
  Proton: (answer) =>
    `<div>${answer}</div><div class="protonmail_signature_block">Sent with <a>Proton Mail</a> secure email.</div><div class="protonmail_quote">${attribution}<br><blockquote type="cite">${HTML}</blockquote></div>`,
  GMX: (answer) =>
    `<div>${answer}</div><div><div style="border-left:2px solid"><div><b>Gesendet:</b> Montag, 05. Mai 2025 um 14:00 Uhr<br><b>Von:</b> "Sally via Placard" &lt;${US}&gt;<br><b>An:</b> ${BOB}<br><b>Betreff:</b> x</div>${HTML}</div></div>`,
}
