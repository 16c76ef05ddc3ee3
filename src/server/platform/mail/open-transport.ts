import { createTransport } from 'nodemailer'

/** For finding, reaching and hearing from the server: it answers these at once or is away. */
const REACH_MS = 10_000

interface Options {
  /** How long the server may be silent after anything that it was sent; some look through a whole mail first. */
  silenceMs: number
}

/** The mail library waits two minutes for a connection and ten for a word, unless its URL says otherwise. */
export function openTransport(smtpUrl: string, { silenceMs }: Options) {
  const url = new URL(smtpUrl)
  const times = {
    dnsTimeout: REACH_MS,
    connectionTimeout: REACH_MS,
    greetingTimeout: REACH_MS,
    socketTimeout: silenceMs,
  }
  for (const [name, ms] of Object.entries(times))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms))
  return createTransport(url.href)
}
