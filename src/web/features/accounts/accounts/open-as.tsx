import { Link, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import type { Account } from '#contract/accounts/accounts.ts'
import { PageHead } from '#web/platform/page-head.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { switchOrganization } from './switch-organization.ts'

type OpenAsProps = { organization: { id: number; name: string }; user: Account }

/** A page of another organization of one's own: opened as it by a press, or left. */
export function OpenAs({ organization: { id, name }, user }: OpenAsProps) {
  const href = useRouterState({ select: (state) => state.location.href })
  const [isBusy, setIsBusy] = useState(false)
  const acting = user.organizations.find((one) => one.id === user.actingFor)
  const now = acting?.isPersonal === false ? acting.name : 'yourself'
  const open = async () => {
    setIsBusy(true)
    await switchOrganization(id, href)
    setIsBusy(false)
  }
  return (
    <>
      <PageHead title={`Open as ${name}`} description="A page of another organization of yours." noindex />
      <EmptyState
        headingLevel={1}
        className="py-16"
        title={`This belongs to ${name}`}
        action={
          <>
            <Button disabled={isBusy} onClick={() => void open()}>
              {isBusy ? 'Switching...' : 'Switch and open'}
            </Button>
            <Button variant="outline" render={<Link to="/sell" />}>
              {now === 'yourself' ? 'Stay yourself' : `Stay with ${now}`}
            </Button>
          </>
        }
      >
        {`You act for ${now} now. Nothing changes until you switch to ${name}; you can switch back in the account menu.`}
        <noscript> Switching needs JavaScript.</noscript>
      </EmptyState>
    </>
  )
}
