export type ToastOptions = {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  action?: { label: string; onClick: () => void }
  /** Duration; 0 keeps it until it is dismissed. */
  timeoutMs?: number
}

export type QueuedToast = ToastOptions & { id: string }

export type ToastScreen = { show: (toast: QueuedToast) => void; close: (id?: string) => void }

// The viewport is lazy-loaded: toasts raised before are queued here.
const waiting: QueuedToast[] = []
let screen: ToastScreen | undefined
let summon: (() => void) | undefined
let count = 0

/** Shows a notification from anywhere in the browser. @returns its id for `dismissToast` */
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

/** Dismisses one, or all without an id. */
export function dismissToast(id?: string): void {
  screen?.close(id)
}

/** Registers the viewport and flushes the queue to it. @returns its cleanup */
export function connectToasts(next: ToastScreen): () => void {
  screen = next
  for (const queued of waiting.splice(0)) next.show(queued)
  return () => {
    if (screen === next) screen = undefined
  }
}

/** Calls back when a toast is queued without a viewport. */
export function onToastWaiting(callback: () => void): () => void {
  summon = callback
  if (waiting.length > 0) callback()
  return () => {
    if (summon === callback) summon = undefined
  }
}
