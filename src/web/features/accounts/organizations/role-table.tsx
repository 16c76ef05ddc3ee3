import { ROLE_HINTS, ROLE_LABELS, ROLES } from '#domain/roles.ts'
import { PageSection } from '#web/ui/page-section.tsx'

/** What each role is for, before somebody gives it. */
export function RoleTable() {
  return (
    <PageSection title="What the roles may do">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[8rem_1fr]">
        {ROLES.map((role) => (
          <div key={role} className="sm:contents">
            <dt className="font-semibold">{ROLE_LABELS[role]}</dt>
            <dd className="text-ink-soft">{ROLE_HINTS[role]}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  )
}
