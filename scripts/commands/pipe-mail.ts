import { parseConfig } from '#server/config.ts'
import { signMail } from '#server/platform/mail/inbound/mail-signature.ts'

/** Reads one mail on standard input, as a mail server pipes it, and posts it to the running site. */
async function main(): Promise<number> {
  const { INBOUND_MAIL_SECRET: secret, PUBLIC_URL } = parseConfig(process.env)
  if (!secret) return fail('INBOUND_MAIL_SECRET is not set.', EX_CONFIG)
  const chunks: Uint8Array[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array)
  const raw = new Uint8Array(Buffer.concat(chunks))
  const timestamp = String(Math.floor(Date.now() / 1000))
  const headers = {
    'content-type': 'message/rfc822',
    'x-placard-timestamp': timestamp,
    'x-placard-signature': signMail(secret, timestamp, raw),
  }
  const response = await fetch(`${PUBLIC_URL}/api/mail/inbound`, { method: 'POST', headers, body: raw })
  if (response.ok) return 0
  const { message } = (await response.json().catch(() => ({}))) as { message?: string }
  // a refusal bounces, anything else is retried
  return fail(
    message ?? `The site answered ${response.status}.`,
    response.status < 500 ? EX_NOUSER : EX_TEMPFAIL,
  )
}

/** Exit codes of sysexits.h, as mail servers interpret them. */
const EX_NOUSER = 67
const EX_TEMPFAIL = 75
const EX_CONFIG = 78

function fail(message: string, code: number): number {
  process.stderr.write(`${message}\n`)
  return code
}

process.exitCode = await main().catch((error) => fail(String(error), EX_TEMPFAIL))
