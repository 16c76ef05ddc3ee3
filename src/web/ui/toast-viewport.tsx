import { Toast } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { buttonVariants } from '#web/ui/button-variants.ts'
import { cn } from '#web/ui/cn.ts'
import { connectToasts, type QueuedToast } from '#web/ui/toast.ts'

export function ToastViewport(): ReactNode {
  return (
    <Toast.Provider limit={3}>
      <Toast.Portal>
        <Toast.Viewport className="pointer-events-none fixed inset-x-0 top-0 z-[60] flex w-full flex-col gap-2 p-4 md:top-auto md:bottom-0 md:left-auto md:max-w-[420px]">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList() {
  const { toasts, add, close } = Toast.useToastManager()
  useEffect(() => connectToasts({ close, show: (queued) => add(toBase(queued, close)) }), [add, close])
  return toasts.map((item) => (
    <Toast.Root
      key={item.id}
      toast={item}
      {...toRole(item.type)}
      className={cn(
        'pointer-events-auto rounded-card border border-rule bg-card text-ink shadow-pop data-limited:hidden',
        'data-[type=destructive]:border-transparent data-[type=destructive]:bg-danger data-[type=destructive]:text-danger-on',
        'transition duration-150 ease-out data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0',
      )}
    >
      <Toast.Content className="flex items-start gap-3 p-4">
        <div className="min-w-0 flex-1">
          <Toast.Title className="text-base leading-snug" />
          <Toast.Description className="mt-0.5 text-[0.9375rem] leading-snug" />
          <Toast.Action className="mt-2 inline-flex min-h-8 items-center font-semibold underline underline-offset-4 empty:hidden" />
        </div>
        <Toast.Close
          aria-label="Close notification"
          // Base UI hides it while toasts are stacked; ours never are.
          aria-hidden={false}
          className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), '-my-1.5 -mr-2 text-current')}
        >
          <X aria-hidden="true" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}

/** Overrides the dialog role Base UI gives a toast: it neither prompts nor traps focus. */
function toRole(type: string | undefined) {
  return { role: type === 'destructive' ? 'alert' : 'group', 'aria-modal': undefined }
}

const SHOWN_MS = 6000

function toBase(
  { id, title, description, variant = 'default', action, timeoutMs = SHOWN_MS }: QueuedToast,
  close: (id: string) => void,
) {
  const press = () => {
    action?.onClick()
    close(id)
  }
  const actionProps = action && { children: action.label, onClick: press }
  return { id, title, description, type: variant, timeout: timeoutMs, actionProps }
}
