import { Transform } from 'node:stream'

export interface SilenceLimit {
  signal: AbortSignal
  /** Passes bytes on; each of them shows that somebody is there. */
  meter(): Transform
  end(): void
}

/** Aborts what has moved no byte for so long: a time for the whole of a large file would be too long for a silent partner. */
export function createSilenceLimit(ms: number): SilenceLimit {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new Error(`Nothing moved for ${ms} ms`)), ms)
  return {
    signal: controller.signal,
    meter: () =>
      new Transform({
        transform(piece, _encoding, pass) {
          timer.refresh()
          pass(null, piece)
        },
      }),
    end: () => clearTimeout(timer),
  }
}

/** @throws when it takes longer */
export async function withinMs<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Error(`No answer within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
