import { dismissToast, toast } from '#web/ui/toast.ts'

const api = { toast, dismiss: dismissToast }

export function useToast(): typeof api {
  return api
}
