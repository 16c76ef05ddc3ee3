import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { ReceivedBrief } from '#contract/planning/briefs-received.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { readCells } from '#domain/planning/brief-forms.ts'
import { api } from '#web/platform/api.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { nameLine, splitFitting, toCellValue, toParams } from './answer-words.ts'
import { receivedBriefQuery } from './queries.ts'

/** Own spaces that fit, with the periods and the price that the days mean. Without scripts the form is posted as it is. */
export function FittingSpaces({ brief }: { brief: ReceivedBrief }) {
  const toHref = useApiHref()
  const add = useAddLines(brief.id)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const cells = readCells(toParams(new FormData(event.currentTarget)))
    if (cells.length > 0) add.mutate(cells)
  }
  const { free, taken } = splitFitting(brief.fitting)
  return (
    <section aria-labelledby="fitting-title" className="flex flex-col gap-3">
      <h2 id="fitting-title" className="text-2xl">
        Your spaces that fit
      </h2>
      <p className="text-ink-soft">
        Add those that you want to offer, or{' '}
        <Link to="/sell/avails" search={{ brief: brief.id, from: brief.from }} className="link">
          choose cells in the grid
        </Link>
        .
      </p>
      {free.length > 0 && (
        <form
          method="post"
          action={toHref(`/api/my/briefs/${brief.id}/cells`)}
          onSubmit={submit}
          aria-label="Your spaces that fit"
          className="flex flex-col gap-2"
        >
          {free.map((space) => (
            <Checkbox
              key={space.listingId}
              name="cell"
              value={toCellValue(space)}
              label={nameLine({ ...space, unitName: null })}
              hint={`${space.place} · ${formatShortCents(space.totalCents ?? 0)} all-in at the rate card`}
            />
          ))}
          <FormError>{add.error?.message}</FormError>
          <Button type="submit" variant="outline" pending={add.isPending} className="self-start">
            Add to the answer
          </Button>
        </form>
      )}
      {taken.length > 0 && (
        <details className="text-sm">
          <summary className="link min-h-6 w-fit cursor-pointer">
            {taken.length === 1 ? '1 space is not free' : `${taken.length} spaces are not free`}
          </summary>
          <ul className="mt-1 list-disc pl-5 text-ink-soft">
            {taken.map(({ listingId, title, problem }) => (
              <li key={listingId}>{`${title}: ${problem}`}</li>
            ))}
          </ul>
        </details>
      )}
      {brief.fitting.length === 0 && (
        <p className="text-ink-soft">No other space of yours fits area and media.</p>
      )}
    </section>
  )
}

function useAddLines(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (cells: ReturnType<typeof readCells>) =>
      api('POST /api/my/briefs/:id/lines', {
        params: { id },
        body: { cells: cells.map(({ from = '', to = '', ...cell }) => ({ ...cell, from, to })) },
      }),
    onSuccess: (brief) => queryClient.setQueryData(receivedBriefQuery(String(id)).queryKey, brief),
  })
}
