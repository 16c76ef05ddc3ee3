import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BatchFile, ProofBatch } from '#contract/booking/proofs-batches.ts'
import { api } from '#web/platform/api.ts'
import { IfMay } from '#web/platform/auth/if-may.tsx'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Select } from '#web/ui/select.tsx'
import { describeMatch, listFaceOptions, parseFaceValue, toFaceValue } from './batch-words.ts'
import { batchQuery } from './queries.ts'

/** Each has a list of all faces: of many the first are shown, and the next as these are chosen. */
const SHOWN = 25

/** What is asked first, then what is matched; what is filed stands with its booking. */
export function BatchFiles({ batch }: { batch: ProofBatch }) {
  const [most, setMost] = useState(SHOWN)
  const open = batch.files.filter(({ state }) => state === 'waiting' || state === 'refused')
  const shown = open.slice(0, most)
  return (
    <>
      {shown.length > 0 && (
        <ul
          aria-label="Photos that are not filed"
          className="flex flex-col divide-y divide-rule border-y border-rule"
        >
          {shown.map((file) => (
            <FileRow key={file.id} batch={batch} file={file} />
          ))}
        </ul>
      )}
      {open.length > shown.length && (
        <Button variant="outline" className="self-start" onClick={() => setMost(most + SHOWN)}>
          {`Show more of ${open.length.toLocaleString('en-US')}`}
        </Button>
      )}
    </>
  )
}

function FileRow({ batch, file }: { batch: ProofBatch; file: BatchFile }) {
  const toHref = useApiHref()
  const { choose, error, isPending } = useChoose(batch.id, file.id)
  const target = file.target && toFaceValue(file.target)
  const face = batch.faces.find((one) => toFaceValue(one) === target)
  return (
    <li className="flex gap-3 py-3">
      {file.preview && (
        <img
          src={toHref(file.preview)}
          alt=""
          loading="lazy"
          className="size-16 shrink-0 rounded-control border border-rule bg-sunk object-cover"
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1 wrap-anywhere">
        <p className="font-semibold">{file.name}</p>
        <p className={file.problem ? 'text-sm font-medium text-danger' : 'text-sm text-ink-soft'}>
          {describeMatch(file)}
        </p>
        {target !== null && file.state === 'waiting' && (
          <p>{face?.name ?? 'No photo of this face is needed any more.'}</p>
        )}
        <IfMay needs="produce">
          {target !== null && file.state === 'waiting' ? (
            <Button
              variant="ghost"
              size="sm"
              className="self-start"
              pending={isPending}
              onClick={() => choose(null)}
            >
              Not this one
              <span className="sr-only">: {file.name}</span>
            </Button>
          ) : (
            <Select
              aria-label={`Face of ${file.name}`}
              value=""
              options={listFaceOptions(batch.faces, file.hint)}
              onChange={(event) => choose(parseFaceValue(event.target.value))}
            />
          )}
        </IfMay>
        <FormError>{error?.message}</FormError>
      </div>
    </li>
  )
}

function useChoose(id: number, file: string) {
  const queryClient = useQueryClient()
  const { mutate, error, isPending } = useMutation({
    mutationFn: (target: { bookingId: number; duty: string } | null) =>
      api('PATCH /api/my/proof-batches/:id/files/:file', { params: { id, file }, body: { target } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: batchQuery(id).queryKey }),
  })
  return { choose: mutate, error, isPending }
}
