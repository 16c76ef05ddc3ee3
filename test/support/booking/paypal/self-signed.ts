import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

interface SelfSigned {
  privateKey: KeyObject
  /** PEM */
  certificate: string
}

interface Options {
  validFrom: Date
  validTo: Date
  bits?: number
}

/** A certificate signed by its own key: X.509 in its oldest form, by hand, as Node makes none. */
export function createSelfSigned({ validFrom, validTo, bits = 2048 }: Options): SelfSigned {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: bits })
  const name = sequence(
    set(sequence(COMMON_NAME, der(0x0c, Buffer.from('messageverificationcerts.paypal.com')))),
  )
  const body = sequence(
    der(0x02, Buffer.from([1])),
    RSA_SHA256,
    name,
    sequence(time(validFrom), time(validTo)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]))
  const base64 = sequence(body, RSA_SHA256, signature).toString('base64')
  const lines = base64.match(/.{1,64}/g)!.join('\n')
  return { privateKey, certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n` }
}

const COMMON_NAME = der(0x06, Buffer.from('550403', 'hex'))
const RSA_SHA256 = sequence(der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05, Buffer.alloc(0)))

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts))
}

function set(part: Buffer): Buffer {
  return der(0x31, part)
}

/** UTCTime: years until 2049. */
function time(at: Date): Buffer {
  const text = at.toISOString().replace(/[-:T]|\.\d+/g, '')
  return der(0x17, Buffer.from(text.slice(2)))
}

function der(tag: number, content: Buffer): Buffer {
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
