/** The file store failed for a reason that may pass: it is silent, broken or refuses us. `cause` says more. */
export class FilesAway extends Error {
  constructor(cause: unknown) {
    super(`The file store is away: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/** It does not take our key: somebody has to set the right one. */
export class FilesKeyRefused extends FilesAway {}
