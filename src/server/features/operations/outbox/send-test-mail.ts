import type { TestMail } from '#contract/operations/outbox.ts'
import type { AppContext } from '../../../context.ts'
import { withinMs } from '../../../platform/files/silence-limit.ts'
import { maskSecrets } from '../../../platform/log/mask-secrets.ts'
import { renderLetter } from '../../../platform/mail/letter.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import { findMailRefusal } from '../../../platform/mail/mail-refusal.ts'
import { openTransport } from '../../../platform/mail/open-transport.ts'

/** An admin waits for the answer. */
const SILENCE_MS = 10_000
/** In all: a server that is slow at each word is never silent. */
const TOTAL_MS = 25_000
const MAX_ANSWER = 300

/** What a person can do about it, by the kind of fault that the mail library names. */
const FAULTS: Record<string, string> = {
  EDNS: 'The mail server of SMTP_URL was not found under that name.',
  ECONNECTION: 'The mail server of SMTP_URL does not take connections.',
  ESOCKET: 'The connection to the mail server failed. Check host, port, and smtp:// or smtps:// in SMTP_URL.',
  ETLS: 'The mail server’s certificate or encryption was not accepted.',
  ETIMEDOUT: 'The mail server did not answer in 10 seconds.',
  EAUTH: 'The mail server refused the user name or password in SMTP_URL.',
  EENVELOPE: 'The mail server refused the sender (MAIL_FROM) or the recipient.',
  EMESSAGE: 'The mail server refused the mail.',
}

interface SendTestMailInput {
  to: string
  /** SMTP_URL is wrong: the operator should find that later, too. */
  onRefusal: (refusal: Error) => void
  totalMs?: number
}

/** Sends a mail right now, past the queue, and tells what came of it; without a mail server into the outbox, as every mail. */
export async function sendTestMail(
  { config, db, now }: AppContext,
  { to, onRefusal, totalMs = TOTAL_MS }: SendTestMailInput,
): Promise<TestMail> {
  const letter = {
    heading: 'Mail works',
    paragraphs: [`This is the test mail that you asked for on the admin desk of ${config.PUBLIC_URL}.`],
  }
  const subject = `Test mail of ${now().toISOString().slice(0, 16).replace('T', ' ')} UTC`
  if (!config.SMTP_URL) {
    await db.transaction().execute((trx) => sendMail(trx, { to, subject, letter }))
    return { to, by: 'outbox', isSent: true, detail: 'No mail server is set (SMTP_URL): it is kept here.' }
  }
  const transport = openTransport(config.SMTP_URL, { silenceMs: SILENCE_MS })
  try {
    const mail = { from: config.MAIL_FROM, to: { name: '', address: to }, subject, ...renderLetter(letter) }
    const { response } = await withinMs(totalMs, transport.sendMail(mail))
    return { to, by: 'smtp', isSent: true, detail: toAnswer(response) }
  } catch (error) {
    const refusal = findMailRefusal(error)
    if (refusal) onRefusal(refusal)
    return { to, by: 'smtp', isSent: false, detail: describeFault(error) }
  } finally {
    transport.close()
  }
}

function describeFault(error: unknown): string {
  const { code, response, message } = error as { code?: string; response?: string; message: string }
  const answer = toAnswer(response ?? message)
  return code && FAULTS[code] ? `${FAULTS[code]} ${answer}` : answer
}

/** The mail server's own words, bounded and without addresses. */
function toAnswer(words: string): string {
  return maskSecrets(words.replace(/\s+/g, ' ')).slice(0, MAX_ANSWER)
}
