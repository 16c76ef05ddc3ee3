import { Link } from '@tanstack/react-router'
import { type FormEvent, useRef } from 'react'
import type { OwnBookingTerms } from '#contract/booking/booking-terms.ts'
import { IfMay } from '#web/platform/auth/if-may.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { AnswerFold } from './answer-fold.tsx'
import { listChangedParts } from './changed-parts.ts'
import { DiscountsFold } from './discounts-fold.tsx'
import { ExtrasFold } from './extras-fold.tsx'
import { ModeSection } from './mode-section.tsx'
import { CancellationFold, PaymentFold, TaxFold } from './money-folds.tsx'
import { TermFold } from './term-fold.tsx'
import { TermsContext, type TermsListing } from './terms-context.ts'
import { type TermsForm, toForm } from './terms-form.ts'
import { UnitsSection } from './units-section.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { useSaveTerms } from './use-save-terms.ts'

type TermsEditorProps = { id: string; stored: OwnBookingTerms; listing: TermsListing }

/** Essentials first; what most sellers leave as it is stands folded below. */
export function TermsEditor({ id, stored, listing }: TermsEditorProps) {
  const element = useRef<HTMLFormElement>(null)
  const terms = useSaveTerms(id, stored)
  const { form, problems, failure, newer, isSaving, isChanged, change } = terms
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await terms.save())) focusFirstProblem(element.current)
  }
  const count = Object.keys(problems).length
  return (
    <TermsContext value={{ form, problems, listing, change }}>
      <form ref={element} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <ModeSection />
        <UnitsSection />
        <TermFold />
        {stored.rateCard && (
          <p className="rounded-card border border-rule bg-sunk px-4 py-3 text-ink-soft">
            Prices go by the rate card “{stored.rateCard}”: its discounts take the place of those for longer
            terms and for more at once. You take it off in{' '}
            <Link to="/sell" className="link">
              Your spaces
            </Link>
            .
          </p>
        )}
        <DiscountsFold />
        <ExtrasFold />
        <CancellationFold />
        <PaymentFold />
        <TaxFold />
        <AnswerFold />
        {newer && (
          <Conflict form={form} newer={newer} onKeepMine={terms.keepMine} onTakeTheirs={terms.takeTheirs} />
        )}
        <FormError>
          {failure ??
            (count > 0 && `${count === 1 ? 'One field needs' : `${count} fields need`} another look.`)}
        </FormError>
        <IfMay needs="prices">
          <div className="flex flex-wrap items-center gap-4 noscript:hidden">
            <Button type="submit" size="lg" pending={isSaving} disabled={newer !== null}>
              {isSaving ? 'Saving...' : 'Save booking terms'}
            </Button>
            {isChanged && !isSaving && <p className="text-ink-soft">Not saved yet</p>}
          </div>
        </IfMay>
      </form>
      <UnsavedGuard isChanged={isChanged && !isSaving} />
    </TermsContext>
  )
}

type ConflictProps = {
  form: TermsForm
  newer: OwnBookingTerms
  onKeepMine: () => void
  onTakeTheirs: () => void
}

function Conflict({ form, newer, onKeepMine, onTakeTheirs }: ConflictProps) {
  const parts = listChangedParts(form, toForm(newer))
  return (
    <Alert
      live
      tone="warning"
      title="These terms were changed meanwhile"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onKeepMine}>
            Keep mine, then save
          </Button>
          <Button size="sm" variant="outline" onClick={onTakeTheirs}>
            Take the stored version
          </Button>
        </div>
      }
    >
      {parts.length > 0
        ? `What is stored now differs from yours in: ${parts.join(', ')}.`
        : 'What is stored now says the same as yours.'}
    </Alert>
  )
}

/** Once the messages are drawn, and what was folded is open. */
function focusFirstProblem(form: HTMLFormElement | null): void {
  setTimeout(() => {
    const first = form?.querySelector<HTMLElement>('[aria-invalid=true]')
    first?.focus({ preventScroll: true })
    first?.scrollIntoView({ block: 'center' })
  })
}
