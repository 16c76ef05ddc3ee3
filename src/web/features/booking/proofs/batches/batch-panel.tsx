import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProofBatch } from '#contract/booking/proofs-batches.ts'
import { BATCH_LIMITS } from '#domain/booking/proof/match-files.ts'
import { PROOF_LIMITS } from '#domain/booking/proof/rule.ts'
import { api } from '#web/platform/api.ts'
import { IfMay } from '#web/platform/auth/if-may.tsx'
import { Button } from '#web/ui/button.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { BatchFiles } from './batch-files.tsx'
import { describeCounts } from './batch-words.ts'
import { batchesQuery, batchQuery } from './queries.ts'
import { type SendProgress, useSendBatch } from './use-send-batch.ts'

/** Many photos at once from a desk: matched by unit, asked about where they are not, filed by a press. */
export function BatchPanel() {
  const [begun, setBegun] = useState<number | null>(null)
  const { data: open } = useQuery(batchesQuery)
  const id = begun ?? open?.items[0]?.id ?? null
  const { sending, send } = useSendBatch(id, setBegun)
  return (
    <PageSection
      title="Many photos at once"
      lead="Name each file after the unit it shows, such as A-0114_close.jpg. What names no unit, or fits two bookings, is asked about. Nothing is handed in before you file it."
    >
      <IfMay needs="produce">
        <div className="noscript:hidden">
          <FileDrop
            aria-label="Photos of faces"
            accept="image/*,.heic,.heif"
            onFiles={(files) => void send(files)}
          >
            {`Up to ${BATCH_LIMITS.files.toLocaleString('en-US')} photos, ${PROOF_LIMITS.bytes / 1024 / 1024} MB each`}
          </FileDrop>
        </div>
      </IfMay>
      {sending && <SendingLine sending={sending} />}
      {id !== null && <Batch id={id} />}
    </PageSection>
  )
}

function SendingLine({ sending: { done, of, refused } }: { sending: SendProgress }) {
  return (
    <div className="flex flex-col gap-2">
      {done < of && <Progress label="Sending photos" percent={(done / of) * 100} showValue />}
      <p role="status">
        {done < of
          ? `${done} of ${of} sent. Keep this page open.`
          : `${of - refused.length} of ${of} arrived.`}
      </p>
      {refused.length > 0 && (
        <ul aria-label="Photos that were refused" className="flex flex-col gap-1 text-sm text-danger">
          {refused.slice(0, 50).map(({ name, why }) => (
            <li key={`${name} ${why}`} className="wrap-anywhere">{`${name}: ${why}`}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Batch({ id }: { id: number }) {
  const { data, error } = useQuery(batchQuery(id))
  return (
    <>
      <FormError>{error?.message}</FormError>
      {data && data.files.length > 0 && <OpenBatch batch={data} />}
    </>
  )
}

function OpenBatch({ batch }: { batch: ProofBatch }) {
  const { id, counts } = batch
  const queryClient = useQueryClient()
  const file = useMutation({
    mutationFn: () => api('POST /api/my/proof-batches/:id/filings', { params: { id } }),
    onSuccess: (now) => {
      queryClient.setQueryData(batchQuery(id).queryKey, now)
      void queryClient.invalidateQueries({ queryKey: ['bookings'] })
    },
  })
  const begun = counts.filing + counts.filed
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="font-semibold">
        {describeCounts(counts)}
      </p>
      {counts.filing > 0 && (
        <Progress label="Filing photos" percent={(counts.filed / begun) * 100} showValue />
      )}
      {counts.matched > 0 && (
        <IfMay needs="produce">
          <div className="flex flex-col gap-1">
            <Button className="self-start" pending={file.isPending} onClick={() => file.mutate()}>
              {`File ${counts.matched.toLocaleString('en-US')}`}
            </Button>
            <p className="text-sm text-ink-soft">
              What is filed is handed in as proof, for good: look at the list first.
            </p>
          </div>
        </IfMay>
      )}
      <FormError>{file.error?.message}</FormError>
      <BatchFiles batch={batch} />
    </div>
  )
}
