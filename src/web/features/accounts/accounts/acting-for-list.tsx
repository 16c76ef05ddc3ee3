import { Check } from 'lucide-react'
import type { Account } from '#contract/accounts/accounts.ts'
import { sellPath } from '#domain/paths.ts'
import { ROLE_LABELS } from '#domain/roles.ts'
import { useLiveSummary } from '#web/platform/live/live-summary.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cn } from '#web/ui/cn.ts'
import { disclosureItemClasses } from '#web/ui/disclosure-menu.tsx'
import { describeNews } from './describe-news.ts'
import { switchOrganization } from './switch-organization.ts'

export interface ActingForProps {
  user: Account
  className?: string
}

/** The organizations that somebody belongs to; one is acted for. */
export function ActingForList({ user, className }: ActingForProps) {
  const counts = useLiveSummary()?.organizations
  return (
    <section aria-label="You act for" className={cn('border-t border-rule pt-1', className)}>
      <p aria-hidden="true" className="px-3 pt-2 text-sm text-ink-soft">
        You act for
      </p>
      {user.organizations.map(({ id, name, role, isPersonal }) => {
        const isCurrent = id === user.actingFor
        const news = describeNews(counts?.find((one) => one.id === id))
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isCurrent}
            className={cn(disclosureItemClasses, 'py-1.5')}
            onClick={() => !isCurrent && void switchOrganization(id, sellPath())}
          >
            <span className="min-w-0">
              <span dir="auto" className="block truncate">
                {name}
              </span>
              <span className="block text-sm text-ink-soft">
                {isPersonal ? 'Yourself' : ROLE_LABELS[role]}
              </span>
              {news && (
                <Badge variant="highlight" className="mt-1">
                  {news}
                </Badge>
              )}
            </span>
            {isCurrent && <Check aria-hidden="true" className="ml-auto shrink-0" />}
          </button>
        )
      })}
    </section>
  )
}
