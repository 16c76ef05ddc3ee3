import { Link } from '@tanstack/react-router'
import {
  Archive,
  CalendarDays,
  Copy,
  Ellipsis,
  Eye,
  FileClock,
  HandCoins,
  Pause,
  Play,
  Send,
  TextCursorInput,
} from 'lucide-react'
import { useState } from 'react'
import type { SpaceRow as Space } from '#contract/listings/listings-spaces.ts'
import type { OfferedListingStep } from '#domain/listings/listing.ts'
import { useMay } from '#web/platform/auth/use-may.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Menu, MenuContent, MenuItem, MenuLink, MenuSeparator, MenuTrigger } from '#web/ui/menu.tsx'
import { STEP_LABELS } from '../own/status-labels.ts'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import { useSpaceSteps } from './use-space-steps.ts'

const STEP_ICONS = { submit: Send, pause: Pause, resume: Play } as const
type MenuStep = keyof typeof STEP_ICONS

type SpaceActionsProps = { space: Space; onEdit: () => void }

/** The step that is due as a button, all else in a menu. */
export function SpaceActions({ space, onEdit }: SpaceActionsProps) {
  const { id, title, status, steps, canEdit } = space
  const { move, isBusy } = useSpaceSteps(id)
  const mayEdit = useMay('spaces')
  const [asked, setAsked] = useState<'archive' | 'duplicate' | null>(null)
  const params = { id: String(id) }
  const menuSteps = steps.filter(
    (step): step is MenuStep =>
      step in STEP_ICONS && status !== 'rejected' && !(step === 'submit' && space.unfinished > 0),
  )
  return (
    <>
      {canEdit && mayEdit && (
        <Button
          size="sm"
          variant={status === 'rejected' || status === 'draft' ? 'secondary' : 'ghost'}
          render={
            status === 'draft' ? (
              <Link to="/create-listing" search={{ draft: id }} />
            ) : (
              <Link to="/sell/listings/$id/edit" params={params} />
            )
          }
        >
          {status === 'rejected' ? 'Fix' : status === 'draft' ? 'Continue' : 'Edit'}
          {status === 'rejected' && <span className="sr-only lg:not-sr-only"> and resubmit</span>}
          <span className="sr-only"> {title}</span>
        </Button>
      )}
      <Menu>
        <MenuTrigger
          render={<Button size="sm" variant="ghost" aria-label={`More for ${title}`} disabled={isBusy} />}
        >
          <Ellipsis aria-hidden="true" />
        </MenuTrigger>
        <MenuContent>
          <MenuLink render={<Link to="/listing/$id" params={params} />}>
            <Eye aria-hidden="true" />
            {status === 'active' ? 'See its page' : 'Preview its page'}
          </MenuLink>
          {space.waiting.length > 0 && (
            <MenuLink render={<Link to="/listing/$id/change" params={params} />}>
              <FileClock aria-hidden="true" />
              Preview the change in review
            </MenuLink>
          )}
          {canEdit && (
            <>
              {mayEdit && (
                <MenuItem onClick={onEdit}>
                  <TextCursorInput aria-hidden="true" />
                  Change it here
                </MenuItem>
              )}
              <MenuLink render={<Link to="/sell/listings/$id/calendar" params={params} />}>
                <CalendarDays aria-hidden="true" />
                Calendar
              </MenuLink>
              <MenuLink render={<Link to="/sell/listings/$id/booking" params={params} />}>
                <HandCoins aria-hidden="true" />
                Booking terms
              </MenuLink>
            </>
          )}
          {mayEdit && (
            <>
              <MenuSeparator />
              {menuSteps.map((step) => (
                <StepItem key={step} step={step} onPick={move} />
              ))}
              <MenuItem onClick={() => setAsked('duplicate')}>
                <Copy aria-hidden="true" />
                Duplicate
              </MenuItem>
              {steps.includes('archive') && (
                <MenuItem destructive onClick={() => setAsked('archive')}>
                  <Archive aria-hidden="true" />
                  Archive
                </MenuItem>
              )}
            </>
          )}
        </MenuContent>
      </Menu>
      {asked === 'duplicate' && <DuplicateDialog space={space} onClose={() => setAsked(null)} />}
      <ArchiveDialog
        title={title}
        isOpen={asked === 'archive'}
        onClose={() => setAsked(null)}
        onArchive={() => move('archive')}
      />
    </>
  )
}

interface ArchiveDialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  onArchive: () => void
}

function ArchiveDialog({ title, isOpen, onClose, onArchive }: ArchiveDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(isNowOpen) => !isNowOpen && onClose()}>
      <DialogContent
        title="Archive this space?"
        description={`"${title}" leaves the map for good. You can duplicate it later.`}
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
            <DialogClose render={<Button variant="destructive" onClick={onArchive} />}>Archive</DialogClose>
          </>
        }
      />
    </Dialog>
  )
}

function StepItem({ step, onPick }: { step: MenuStep; onPick: (step: OfferedListingStep) => void }) {
  const Icon = STEP_ICONS[step]
  return (
    <MenuItem onClick={() => onPick(step)}>
      <Icon aria-hidden="true" />
      {STEP_LABELS[step].label}
    </MenuItem>
  )
}
