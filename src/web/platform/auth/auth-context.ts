import { createContext, use } from 'react'
import type { Account, Login, Registration } from '#contract/accounts.ts'

export interface AuthResult {
  /** Only true with a user present. */
  success: boolean
  user: Account | null
  /** The server's own words, when it had some. */
  message?: string | undefined
  /** Code of the refusal, e.g. `rate-limited`. */
  code?: string | undefined
  /** Field → what the server says is wrong with it. */
  fields?: Record<string, string> | undefined
}

export interface Auth {
  user: Account | null
  /** At start while unknown, and during login, register and logout. */
  isLoading: boolean
  /** What the last login or registration failed of. */
  error: string | null
  /** Refusals are results. @throws when no answer came */
  login(given: Login): Promise<AuthResult>
  register(given: Registration): Promise<AuthResult>
  /** @throws also when the person closes the browser's own dialog */
  loginWithPasskey(): Promise<AuthResult>
  /** Always clears the user, even when the call fails. */
  logout(): Promise<void>
}

export const AuthContext = createContext<Auth | null>(null)

export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
