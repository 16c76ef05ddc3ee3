import { useSyncExternalStore } from 'react'

/** Why a press did nothing; gone once there is a network again. */
export const NOTHING_SENT = 'You are offline. Nothing was sent. Press again when you are back.'

export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

function subscribe(notify: () => void): () => void {
  addEventListener('online', notify)
  addEventListener('offline', notify)
  return () => {
    removeEventListener('online', notify)
    removeEventListener('offline', notify)
  }
}
