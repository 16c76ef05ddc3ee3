/** Hints all web processes, at commit, whose feeds have grown. A hint carries no content and may be lost. */
export const LIVE_CHANNEL = 'live'
/** People that one hint names: a payload has at most 8,000 bytes. */
export const PER_HINT = 500

/** The people a hint names. */
export function readHint(payload: string): number[] {
  return payload.split(',').map(Number).filter(Number.isInteger)
}
