import { createContext, use } from 'react'
import type { Account, Login, Registration } from '#contract/accounts/accounts.ts'

export interface AuthResult {
  /** Only true with a user present. */
  success: boolean
  user: Account | null
  /** The server's own message, if it sent one. */
  message?: string | undefined
  /** Error code of the refusal, e.g. `rate-limited`. */
  code?: string | undefined
  /** Field → the server's validation message. */
  fields?: Record<string, string> | undefined
}

export interface Auth {
  user: Account | null
  /** True at start while the session is unknown, and during login, register and logout. */
  isLoading: boolean
  /** Why the last login or registration failed. */
  error: string | null
  /** Refusals are returned as results. @throws when there was no response */
  login(given: Login): Promise<AuthResult>
  register(given: Registration): Promise<AuthResult>
  /** @throws also when the user dismisses the browser's own dialog */
  loginWithPasskey(): Promise<AuthResult>
  /** Always clears the user, even when the request fails. */
  logout(): Promise<void>
}

export const AuthContext = createContext<Auth | null>(null)

export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
