import { api } from '#web/platform/api.ts'
import { toast } from '#web/ui/toast.ts'

/** Acts for another organization of one's own from now on, and opens a page as it. */
export async function switchOrganization(organizationId: number, path: string): Promise<void> {
  try {
    await api('POST /api/account/acting-for', { body: { organizationId } })
    // every page is another's from now on; the address with a fragment that is shown already would not be loaded again
    if (new URL(path, window.location.href).href === window.location.href) window.location.reload()
    else window.location.assign(path)
  } catch (problem) {
    toast({ title: 'Error', description: (problem as Error).message, variant: 'destructive' })
  }
}
