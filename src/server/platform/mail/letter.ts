import { required } from '#domain/required.ts'

/** The content of a mail, apart from its layout. All plain text: nothing is interpreted as HTML. */
export interface Letter {
  /** The very first line: where an answer by mail ends. */
  preface?: string | undefined
  heading: string
  paragraphs: string[]
  /** The call-to-action button. */
  action?: { label: string; url: string } | undefined
  /** Links to choose from, before the button. */
  choices?: { label: string; url: string }[] | undefined
  /** Name → value, one a line. */
  facts?: Record<string, string> | undefined
  /** Somebody else's message, quoted. */
  quote?: string | undefined
  /** Why the recipient gets this mail. */
  footer?: string | undefined
}

export function renderLetter(letter: Letter): { text: string; html: string } {
  return { text: renderText(letter), html: renderHtml(letter) }
}

function renderText({ preface, heading, paragraphs, choices, action, facts, quote, footer }: Letter): string {
  const parts = [
    preface,
    heading,
    ...paragraphs,
    quote?.replace(/^/gm, '> '),
    Object.entries(facts ?? {})
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
    ...(choices ?? []).map(({ label, url }) => `${label}:\n${url}`),
    action && `${action.label}:\n${action.url}`,
    // with its blank it is the mark by which mail programs know what to leave out of an answer
    footer && `-- \n${footer}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

function renderHtml({ preface, heading, paragraphs, choices, action, facts, quote, footer }: Letter): string {
  const rows = Object.entries(facts ?? {}).map(
    ([name, value]) =>
      `<tr><td style="padding:2px 16px 2px 0;color:#5c564d">${escapeHtml(name)}</td><td>${escapeHtml(value)}</td></tr>`,
  )
  const parts = [
    preface && `<p style="margin:0 0 24px;font-size:13px;color:#5c564d">${escapeHtml(preface)}</p>`,
    `<h1 style="font-size:22px;margin:0 0 16px">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${toLines(text)}</p>`),
    quote &&
      `<blockquote style="margin:0 0 16px;padding:4px 16px;border-left:3px solid #c9c1b4">${toLines(quote)}</blockquote>`,
    rows.length > 0 && `<table style="margin:0 0 16px;border-spacing:0">${rows.join('')}</table>`,
    choices && choices.length > 0 && `<p style="margin:0 0 8px">${choices.map(renderChoice).join(' ')}</p>`,
    action &&
      `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="background:#0b3d2e;color:#fff;padding:12px 20px;border-radius:6px;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>`,
    action &&
      `<p style="margin:0 0 16px;font-size:13px;color:#5c564d">Or open this address: ${escapeHtml(action.url)}</p>`,
    footer && `<p style="margin:32px 0 0;font-size:13px;color:#5c564d">${toLines(footer)}</p>`,
  ]
  return `<!doctype html><html lang="en"><head>${renderHead(heading)}</head><body style="margin:0;background:#f7f2e9"><div style="max-width:560px;margin:0 auto;padding:32px 24px;${FONT};font-size:16px;line-height:1.5;color:#1d1a16">${parts.filter(Boolean).join('')}</div></body></html>`
}

/** In the dark, programs that know neither would invert each color as they like. */
const IN_THE_DARK = `@media (prefers-color-scheme:dark){body{background:#1b1813!important}div,h1,td,blockquote{color:#f1ebe0!important}p,td:first-child{color:#c9c1b4!important}p a{color:#f1ebe0!important;border-color:#c9c1b4!important}}`

function renderHead(title: string): string {
  return `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>${IN_THE_DARK}</style>`
}

function renderChoice({ label, url }: { label: string; url: string }): string {
  return `<a href="${escapeHtml(url)}" style="display:inline-block;border:1px solid #0b3d2e;color:#0b3d2e;padding:9px 16px;margin:0 4px 8px 0;border-radius:6px;text-decoration:none;font-weight:600">${escapeHtml(label)}</a>`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => required(ENTITIES[sign]))
}

function toLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}
