import { ApiError } from './api.ts'

/** Longer than this no file waits for its turn. */
const LONGEST_WAIT_S = 10
/** With the five seconds of a busy server: half a minute. */
const MOST_TRIES = 6

/** Too much is sent at once: nothing was stored, and the server names a time to come back. */
export class ServerBusy extends ApiError {
  readonly waitS: number

  constructor(waitS: number, ...refusal: ConstructorParameters<typeof ApiError>) {
    super(...refusal)
    this.waitS = waitS
  }
}

/** Seconds until a refused file may be sent again; null where waiting does not help. */
export function toWaitS(status: number, retryAfter: string | null): number | null {
  const waitS = Number(retryAfter ?? Number.NaN)
  return status === 503 && waitS >= 0 && waitS <= LONGEST_WAIT_S ? waitS : null
}

/** Sends until the server has room. @throws what `send` throws, `ServerBusy` when it has had none for long */
export async function untilAccepted<T>(send: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof ServerBusy) || tries >= MOST_TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, error.waitS * 1000))
    }
}
