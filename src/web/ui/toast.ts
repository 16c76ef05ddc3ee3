export type ToastOptions = {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  action?: { label: string; onClick: () => void }
  /** 0 keeps it until it is closed. */
  timeoutMs?: number
}

export type QueuedToast = ToastOptions & { id: string }

export type ToastScreen = { show: (toast: QueuedToast) => void; close: (id?: string) => void }

// The drawing part loads after the page lives: what comes before it waits here.
const waiting: QueuedToast[] = []
let screen: ToastScreen | undefined
let summon: (() => void) | undefined
let count = 0

/** Shows a notification from anywhere in the browser; answers its id for `dismissToast`. */
export function toast(options: ToastOptions): string {
  count += 1
  const queued = { ...options, id: `toast-${count}` }
  if (screen) screen.show(queued)
  else {
    waiting.push(queued)
    summon?.()
  }
  return queued.id
}

/** Without an id: every one of them. */
export function dismissToast(id?: string): void {
  screen?.close(id)
}

/** The drawing part announces itself here, and gets what has waited for it. Answers how to take leave. */
export function connectToasts(next: ToastScreen): () => void {
  screen = next
  for (const queued of waiting.splice(0)) next.show(queued)
  return () => {
    if (screen === next) screen = undefined
  }
}

/** Calls back when a toast waits and nobody draws it yet. */
export function onToastWaiting(callback: () => void): () => void {
  summon = callback
  if (waiting.length > 0) callback()
  return () => {
    if (summon === callback) summon = undefined
  }
}
