import { Link } from '@tanstack/react-router'
import type { SpaceRow as Space } from '#contract/listings/listings-spaces.ts'
import { FieldError } from '#web/ui/field.tsx'
import { describeStand } from './describe-stand.ts'

/** A space in one line: its name, unit, place and what is to be done. */
export function CompactName({ space, problem }: { space: Space; problem: string | undefined }) {
  const { id, title, unitId, place } = space
  const stand = describeStand(space)
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-2 md:max-w-[34rem] md:flex-nowrap">
      <Link
        to="/listing/$id"
        params={{ id: String(id) }}
        title={title}
        className="font-semibold hover:underline md:truncate"
      >
        {title || 'Untitled draft'}
      </Link>
      <span className="text-xs text-ink-faint md:max-w-48 md:shrink-0 md:truncate">
        {[unitId, place].filter(Boolean).join(' · ') || 'No place yet'}
      </span>
      {stand && (
        <span className="text-xs text-accent-text md:max-w-40 md:shrink-0 md:truncate" title={stand}>
          {stand}
        </span>
      )}
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  )
}
