import { LIMITS } from '#domain/limits.ts'
import { type Outgoing, type OutgoingAnswer, RefusedAddressError } from '../../../platform/http/outgoing.ts'

const TIMEOUT_MS = 15_000
const MAX_REDIRECTS = 3
const REDIRECTS = [301, 302, 303, 307, 308]

/** In words for the seller. */
export class PictureError extends Error {
  /** Did the host not answer at all? Then its other pictures are not worth waiting for either. */
  readonly isSilent: boolean

  constructor(message: string, { isSilent = false } = {}) {
    super(message)
    this.isSilent = isSilent
  }
}

/** Fetches a picture; each address that it is redirected to is checked as the first one is. @throws PictureError */
export async function fetchPicture(outgoing: Outgoing, address: string): Promise<Buffer> {
  let url = address
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const answer = await ask(outgoing, url)
    if (!REDIRECTS.includes(answer.status)) return toBytes(answer)
    if (!answer.location || !URL.canParse(answer.location, url))
      throw new PictureError('The address redirects to nothing')
    url = new URL(answer.location, url).href
  }
  throw new PictureError(`The address redirects more than ${MAX_REDIRECTS} times`)
}

async function ask(outgoing: Outgoing, url: string): Promise<OutgoingAnswer> {
  try {
    return await outgoing({
      url,
      method: 'GET',
      headers: { accept: 'image/*', 'user-agent': 'Placard pictures' },
      timeoutMs: TIMEOUT_MS,
      maxBytes: LIMITS.photoBytes + 1,
    })
  } catch (error) {
    if (error instanceof RefusedAddressError) throw new PictureError(error.message)
    throw new PictureError('The host does not answer', { isSilent: true })
  }
}

function toBytes({ status, bytes }: OutgoingAnswer): Buffer {
  if (status === 404 || status === 410) throw new PictureError('There is no picture at this address')
  if (status === 401 || status === 403) throw new PictureError('The host does not give the picture away')
  if (status !== 200) throw new PictureError(`The host answered ${status}`)
  if (bytes.length > LIMITS.photoBytes)
    throw new PictureError(`A picture may have at most ${LIMITS.photoBytes / 1024 / 1024} MB`)
  return bytes
}
