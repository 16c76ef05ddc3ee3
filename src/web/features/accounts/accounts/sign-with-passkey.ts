import type { SessionAnswer } from '#contract/accounts/accounts.ts'
import { api } from '#web/platform/api.ts'

type Options = Parameters<typeof import('@simplewebauthn/browser').startAuthentication>[0]['optionsJSON']

/** Signs the server's challenge with a passkey. @throws when the user cancels */
export async function signWithPasskey(): Promise<SessionAnswer> {
  const [{ startAuthentication }, options] = await Promise.all([
    import('@simplewebauthn/browser'),
    api('POST /api/auth/passkey/options', {}),
  ])
  const answer = await startAuthentication({ optionsJSON: options as unknown as Options })
  return api('POST /api/auth/passkey', {
    body: {
      ...answer,
      response: { ...answer.response },
      clientExtensionResults: { ...answer.clientExtensionResults },
    },
  })
}

/** Whether the user dismissed the browser's own dialog, or let it time out: not an error to report. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}
