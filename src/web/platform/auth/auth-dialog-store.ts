import { useSyncExternalStore } from 'react'
import type { Account } from '#contract/accounts/accounts.ts'

export type AuthTab = 'login' | 'register'

/** How a guest is asked. */
export interface SignInRequest {
  tab: AuthTab
  /** What it is for, above the form. */
  reason?: string
}

interface Request extends SignInRequest {
  /** The pending action behind the sign-in; replaces the default text and redirect by its own next step. */
  settle?: (user: Account | null) => void
}

let request: Request | null = null
const listeners = new Set<() => void>()

function set(next: Request | null): void {
  request = next
  for (const listener of listeners) listener()
}

/** Opens the dialog on the given tab; sign-in by default. */
export function openAuthDialog(tab: AuthTab = 'login'): void {
  request?.settle?.(null)
  set({ tab })
}

/** Opens the dialog and waits. @returns the signed-in user; null when the dialog was closed instead */
export function promptSignIn(asked: SignInRequest = { tab: 'login' }): Promise<Account | null> {
  request?.settle?.(null)
  return new Promise((settle) => set({ ...asked, settle }))
}

/** @returns whether a caller was waiting for it */
export function settleAuthDialog(user: Account | null): boolean {
  const settle = request?.settle
  set(null)
  settle?.(user)
  return settle !== undefined
}

export function useAuthDialogRequest(): Request | null {
  return useSyncExternalStore(
    subscribe,
    () => request,
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
