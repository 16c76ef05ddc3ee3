import { KeyRefused } from '../keys/key-refused.ts'
import { openTransport } from './open-transport.ts'

const SILENCE_MS = 10_000

/** Logs in to the mail server, and sends nothing. @throws KeyRefused, and what the mail library throws while it is away */
export async function checkMailLogin(smtpUrl: string): Promise<void> {
  const transport = openTransport(smtpUrl, { silenceMs: SILENCE_MS })
  try {
    await transport.verify()
  } catch (error) {
    throw findMailRefusal(error) ?? error
  } finally {
    transport.close()
  }
}

/** Whether SMTP_URL is wrong, in what the mail library threw. @returns null for what may pass, or is about the mail */
export function findMailRefusal(error: unknown): KeyRefused | null {
  const {
    code,
    responseCode,
    message = '',
  } = error as { code?: string; responseCode?: number; message?: string }
  if (code === 'EAUTH')
    return new KeyRefused(`The mail server refuses our login (${responseCode}). Is SMTP_URL right?`)
  if (message.includes('ENOTFOUND'))
    return new KeyRefused('The mail server was not found under its name. Is SMTP_URL right?')
  if (message.includes('wrong version number'))
    return new KeyRefused(
      'The mail server does not speak TLS at this port. Is SMTP_URL right (smtp: or smtps:)?',
    )
  return null
}
