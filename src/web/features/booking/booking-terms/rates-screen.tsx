import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { TermTemplate } from '#contract/booking/booking-terms-templates.ts'
import { describeCard, TERM_PART_LABELS } from '#domain/booking/term-templates.ts'
import { api } from '#web/platform/api.ts'
import { RoleNote } from '#web/platform/auth/if-may.tsx'
import { useMay } from '#web/platform/auth/use-may.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { toast } from '#web/ui/toast.ts'
import { RateCardForm } from './rate-card-form.tsx'
import { TemplateForm } from './template-form.tsx'
import { TEMPLATES_KEY, templatesQuery } from './templates-queries.ts'

/** What is set once and applied to many: rate cards and templates of terms. */
export function RatesScreen({ nav }: { nav: ReactNode }) {
  const may = useMay('prices')
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-8 md:px-6">
      {nav}
      <header className="flex flex-col gap-1">
        <h1 className="text-3xl md:text-4xl">Rates and templates</h1>
        <p className="text-lg text-ink-soft">
          Set once, then choose spaces in{' '}
          <Link to="/sell" className="link">
            Your spaces
          </Link>{' '}
          and apply it: you see what changes first, and can take it back.
        </p>
      </header>
      <RoleNote needs="prices" />
      {may && <Rates />}
    </div>
  )
}

function Rates() {
  const { data, isError, refetch } = useQuery(templatesQuery)
  const [open, setOpen] = useState<'rates' | 'terms' | number | null>(null)
  const toggle = (kind: 'rates' | 'terms') => setOpen(open === kind ? null : kind)
  const close = () => setOpen(null)
  return (
    <>
      <div className="flex flex-wrap gap-3 noscript:hidden">
        <Button aria-expanded={open === 'rates'} onClick={() => toggle('rates')}>
          New rate card
        </Button>
        <Button variant="outline" aria-expanded={open === 'terms'} onClick={() => toggle('terms')}>
          New template
        </Button>
      </div>
      {open === 'rates' && <RateCardForm template={null} onClose={close} />}
      {open === 'terms' && <TemplateForm onClose={close} />}
      {isError && !data && (
        <ErrorState title="Your rates could not be loaded" headingLevel={2} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <LoadingState label="Loading your rates..." />}
      {data?.length === 0 && (
        <EmptyState title="Nothing here yet">
          A rate card changes the price by season, market, length and quantity. A template gives the terms,
          artwork rules and extras of one space to many.
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className="flex flex-col gap-4">
          {data.map((template) => (
            <li key={template.id}>
              {open === template.id ? (
                <ChangeForm template={template} onClose={close} />
              ) : (
                <Template template={template} onEdit={() => setOpen(template.id)} />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function ChangeForm(props: { template: TermTemplate; onClose: () => void }) {
  return props.template.card ? <RateCardForm {...props} /> : <TemplateForm {...props} />
}

function Template({ template, onEdit }: { template: TermTemplate; onEdit: () => void }) {
  const { id, name, card, parts } = template
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/my/term-templates/:id', { params: { id: String(id) } }),
    onSuccess: () => toast({ title: `${name} is deleted`, description: 'Spaces keep what was applied.' }),
    onError: () => toast({ title: 'Error', description: 'Please try again.', variant: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: TEMPLATES_KEY }),
  })
  const lines = card ? describeCard(card) : parts.map((part) => TERM_PART_LABELS[part])
  return (
    <Card className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-lg font-semibold wrap-anywhere">{name}</h2>
        <p className="text-sm text-ink-soft">{card ? 'Rate card' : 'Template of terms'}</p>
      </div>
      {lines.length > 0 ? (
        <ul className="list-disc pl-5 text-sm">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-ink-soft">It changes nothing yet.</p>
      )}
      <div className="flex flex-wrap gap-2 noscript:hidden">
        <Button size="sm" variant="outline" aria-label={`Change ${name}`} onClick={onEdit}>
          Change
        </Button>
        <Button
          size="sm"
          variant="ghost"
          pending={remove.isPending}
          aria-label={`Delete ${name}`}
          onClick={() => remove.mutate()}
        >
          Delete
        </Button>
      </div>
    </Card>
  )
}
