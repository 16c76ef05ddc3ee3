import { Toast } from '@base-ui/react/toast'

export type ToastOptions = {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  action?: { label: string; onClick: () => void }
  /** 0 keeps it until it is closed. */
  timeoutMs?: number
}

export const toastManager = Toast.createToastManager()

/** Shows a notification from anywhere in the browser; answers its id for `dismissToast`. */
export function toast({
  title,
  description,
  variant = 'default',
  action,
  timeoutMs = 6000,
}: ToastOptions): string {
  const id: string = toastManager.add({
    title,
    description,
    type: variant,
    timeout: timeoutMs,
    actionProps: action && {
      children: action.label,
      onClick: () => {
        action.onClick()
        toastManager.close(id)
      },
    },
  })
  return id
}

export function dismissToast(id?: string): void {
  toastManager.close(id)
}
