import { useState } from 'react'
import type { ApiKey } from '#contract/accounts/api-keys.ts'
import { formatLongDay, toLongDate } from '#domain/format-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { KeyUses } from './key-uses.tsx'

export function KeyRow({ apiKey, onEnd }: { apiKey: ApiKey; onEnd: () => Promise<void> }) {
  const { id, name, prefix, scopes, expiresAt, lastUsedOn, lastNetwork } = apiKey
  const [isOpen, setIsOpen] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const used = lastUsedOn ? `last used ${toLongDate(lastUsedOn)} from ${lastNetwork}` : 'not used yet'
  return (
    <li className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold" dir="auto">
            {name} <code className="ml-1 font-normal text-ink-soft">{prefix}…</code>
          </p>
          <p className="text-sm text-ink-soft">
            Works until {formatLongDay(expiresAt)}, {used}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            Uses<span className="sr-only"> of {name}</span>
          </Button>
          {isAsking ? (
            <>
              <Button variant="destructive" size="sm" onClick={() => void onEnd()}>
                End it now
              </Button>
              <Button variant="ghost" size="sm" onClick={() => setIsAsking(false)}>
                Keep it
              </Button>
            </>
          ) : (
            <Button variant="outline" size="sm" onClick={() => setIsAsking(true)}>
              End key<span className="sr-only"> {name}</span>
            </Button>
          )}
        </div>
      </div>
      <ul className="flex flex-wrap gap-1.5" aria-label={`What ${name} may do`}>
        {scopes.map((scope) => (
          <li key={scope}>
            <Badge>{scope}</Badge>
          </li>
        ))}
      </ul>
      {isOpen && <KeyUses id={id} />}
    </li>
  )
}
