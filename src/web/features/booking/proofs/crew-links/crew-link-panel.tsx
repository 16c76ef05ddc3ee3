import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { CrewLink, CrewLinkInput } from '#contract/booking/proofs-crew.ts'
import { CREW_LINK } from '#domain/booking/proof/crew-link.ts'
import { api } from '#web/platform/api.ts'
import { IfMay } from '#web/platform/auth/if-may.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { Select } from '#web/ui/select.tsx'
import { describeLink } from './link-words.ts'
import { crewLinksQuery } from './queries.ts'

const DAYS = [
  { value: '1', label: 'A day' },
  { value: '7', label: 'A week' },
  { value: String(CREW_LINK.days.max), label: `${CREW_LINK.days.max} days` },
]

/** Links for crews without an account: those that work, and another. `words`: what the list is narrowed to. */
export function CrewLinkPanel({ words }: { words: string }) {
  const { data, error } = useQuery(crewLinksQuery)
  return (
    <PageSection
      title="Crew links"
      lead="Whoever has a link sees where your photos are due and what should hang there, and hands them in with a phone. It shows no price, no buyer and no contact, and needs no account."
    >
      <FormError>{error?.message}</FormError>
      {data && data.items.length > 0 && (
        <ul aria-label="Crew links" className="flex flex-col divide-y divide-rule border-y border-rule">
          {data.items.map((link) => (
            <LinkRow key={link.id} link={link} />
          ))}
        </ul>
      )}
      <IfMay needs="produce">
        <LinkForm words={words} />
      </IfMay>
    </PageSection>
  )
}

function LinkRow({ link }: { link: CrewLink }) {
  const queryClient = useQueryClient()
  const revoke = useMutation({
    mutationFn: () => api('DELETE /api/my/crew-links/:id', { params: { id: link.id } }),
    onSuccess: (links) => queryClient.setQueryData(crewLinksQuery.queryKey, links),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{link.label}</span>
        <span className="block text-sm text-ink-soft">{describeLink(link)}</span>
        <Link to="/sell/proof" search={link.words ? { q: link.words } : {}} className="link text-sm">
          Show what is due there
          <span className="sr-only"> for {link.label}</span>
        </Link>
      </span>
      <IfMay needs="produce">
        <Button variant="ghost" size="sm" pending={revoke.isPending} onClick={() => revoke.mutate()}>
          End it
          <span className="sr-only"> for {link.label}</span>
        </Button>
      </IfMay>
      <FormError>{revoke.error?.message}</FormError>
    </li>
  )
}

/** Makes a link, and shows it once: nobody can read it again. */
function LinkForm({ words }: { words: string }) {
  const [isOpen, setOpen] = useState(false)
  const queryClient = useQueryClient()
  const make = useMutation({
    mutationFn: (body: CrewLinkInput) => api('POST /api/my/crew-links', { body }),
    onSuccess: () => {
      setOpen(false)
      return queryClient.invalidateQueries({ queryKey: crewLinksQuery.queryKey })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [label, narrowed] = [String(form.get('label')), String(form.get('words'))]
    make.mutate({ label, words: narrowed, days: Number(form.get('days')) })
  }
  return (
    <div className="flex flex-col gap-4 print:hidden noscript:hidden">
      {make.data && <NewLink url={make.data.url} />}
      {!isOpen && (
        <Button variant="outline" className="self-start" onClick={() => setOpen(true)}>
          Make a crew link
        </Button>
      )}
      {isOpen && (
        <form noValidate onSubmit={submit} className="flex flex-col gap-4 rounded-card bg-sunk p-4">
          <FormError>{make.error?.message}</FormError>
          <Field label="Who gets it">
            <Input
              name="label"
              maxLength={CREW_LINK.label}
              placeholder="Truck 2, Tuesday"
              autoComplete="off"
            />
          </Field>
          <Field label="Only faces with these words" optional hint="A town, a unit, a space or a brand.">
            <Input name="words" maxLength={CREW_LINK.words} defaultValue={words} autoComplete="off" />
          </Field>
          <Field label="Works for" className="w-40">
            <Select name="days" defaultValue={String(CREW_LINK.days.default)} options={DAYS} />
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" pending={make.isPending}>
              Create link
            </Button>
            <Button variant="outline" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}

function NewLink({ url }: { url: string }) {
  return (
    <Alert tone="success" live title="Copy this link now: it is not shown again">
      <p className="flex flex-wrap items-center gap-2">
        <a href={url} className="link wrap-anywhere">
          {url}
        </a>
        <CopyButton text={url} what="link" showLabel />
      </p>
    </Alert>
  )
}
