import { useState } from 'react'
import type { Team } from '#contract/accounts/organizations.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { FormSection } from '#web/ui/form-section.tsx'

export function LeaveTeam({ team }: { team: Team }) {
  const [isAsking, setIsAsking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const leave = async () => {
    try {
      await api('DELETE /api/account/memberships/:id', { params: { id: team.id } })
      // nothing of what is on screen is theirs any more
      window.location.assign('/account')
    } catch (problem) {
      setFailure((problem as Error).message)
      setIsAsking(false)
    }
  }
  return (
    <FormSection
      title={`Leave ${team.name}`}
      lead="Your account stays. What you did here stays with the company, under your name."
    >
      <FormError>{failure}</FormError>
      {isAsking ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="destructive" onClick={() => void leave()}>
            Leave now
          </Button>
          <Button variant="ghost" onClick={() => setIsAsking(false)}>
            Stay
          </Button>
        </div>
      ) : (
        <Button variant="outline-destructive" className="self-start" onClick={() => setIsAsking(true)}>
          Leave
        </Button>
      )}
    </FormSection>
  )
}
