import { Check } from 'lucide-react'
import type { Account } from '#contract/accounts/accounts.ts'
import { sellPath } from '#domain/paths.ts'
import { ROLE_LABELS } from '#domain/roles.ts'
import { api } from '#web/platform/api.ts'
import { cn } from '#web/ui/cn.ts'
import { disclosureItemClasses } from '#web/ui/disclosure-menu.tsx'
import { toast } from '#web/ui/toast.ts'

export interface ActingForProps {
  user: Account
  className?: string
}

/** The organizations that somebody belongs to; one is acted for. */
export function ActingForList({ user, className }: ActingForProps) {
  const choose = async (organizationId: number) => {
    try {
      await api('POST /api/account/acting-for', { body: { organizationId } })
      // every page is another's from now on
      window.location.assign(sellPath())
    } catch (problem) {
      toast({ title: 'Error', description: (problem as Error).message, variant: 'destructive' })
    }
  }
  return (
    <section aria-label="You act for" className={cn('border-t border-rule pt-1', className)}>
      <p aria-hidden="true" className="px-3 pt-2 text-sm text-ink-soft">
        You act for
      </p>
      {user.organizations.map(({ id, name, role, isPersonal }) => {
        const isCurrent = id === user.actingFor
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isCurrent}
            className={cn(disclosureItemClasses, 'w-full text-left')}
            onClick={() => !isCurrent && void choose(id)}
          >
            <span className="min-w-0">
              <span dir="auto" className="block truncate">
                {name}
              </span>
              <span className="block text-sm text-ink-soft">
                {isPersonal ? 'Yourself' : ROLE_LABELS[role]}
              </span>
            </span>
            {isCurrent && <Check aria-hidden="true" className="ml-auto shrink-0" />}
          </button>
        )
      })}
    </section>
  )
}
