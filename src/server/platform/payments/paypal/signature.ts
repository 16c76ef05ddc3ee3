import { verify } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { type Notice, NoticeNotSigned } from '../provider.ts'
import type { Certificates } from './certificates.ts'

/**
 * PayPal delivers a notice again for three days, as it was first sent. Nothing is won by repeating a true one: facts are taken
 * in once each.
 */
const MAX_AGE_MS = 4 * 24 * 60 * 60_000
const MAX_AHEAD_MS = 5 * 60_000
const MAX_BYTES = 256 * 1024

interface Options {
  certificates: Certificates
  webhookIds: readonly string[]
  now: () => Date
}

/**
 * RSA over `transmission id|time|webhook id|CRC-32 of the body`, checked here rather than asked of PayPal: no call for a
 * notice, none for a forged one, and no body that must be sent back byte for byte inside other JSON.
 * @throws NoticeNotSigned
 */
export async function checkSignature(
  { raw, headers, sender }: Notice,
  { certificates, webhookIds, now }: Options,
): Promise<void> {
  const header = (name: string) => headers.get(`paypal-${name}`) ?? ''
  const [id, time] = [header('transmission-id'), header('transmission-time')]
  const signature = Buffer.from(header('transmission-sig'), 'base64')
  if (raw.length > MAX_BYTES || !/^[\w-]{1,100}$/.test(id) || signature.length === 0)
    throw new NoticeNotSigned('The notice has no signature')
  if (header('auth-algo').toLowerCase() !== 'sha256withrsa')
    throw new NoticeNotSigned('The notice is signed in a strange way')
  checkTime(time, now())
  const { publicKey } = await certificates.get(header('cert-url'), sender)
  const isSigned = webhookIds.some((webhook) =>
    verify('sha256', Buffer.from(`${id}|${time}|${webhook}|${crc32(raw)}`), publicKey, signature),
  )
  if (!isSigned) throw new NoticeNotSigned('The notice is not signed by PayPal for this webhook')
  certificates.keep(header('cert-url'))
}

function checkTime(time: string, now: Date): void {
  const sentAt = /^\d{4}-\d\d-\d\dT[\d:.]{8,16}(Z|[+-]\d\d:\d\d)$/.test(time) ? Date.parse(time) : Number.NaN
  const ageMs = now.getTime() - sentAt
  // NaN is neither
  if (!(ageMs <= MAX_AGE_MS && ageMs >= -MAX_AHEAD_MS)) throw new NoticeNotSigned('The notice is not of now')
}
