import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Lease } from '#contract/listings/listings-structures.ts'
import { STRUCTURE_LIMITS } from '#domain/listings/structure-terms.ts'
import { api } from '#web/platform/api.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { toast } from '#web/ui/toast.ts'
import { leaseQuery } from './queries.ts'
import { describeLeaseFile } from './structure-words.ts'

const WRONG_KIND = 'A lease is kept as a PDF, PNG, JPEG or WebP.'
const FAILED = 'The file could not be uploaded. Please try again.'

type LeaseFileProps = { id: string; file: Lease['file'] }

/** The signed lease: kept, replaced, downloaded and deleted by those who read leases. */
export function LeaseFile({ id, file }: LeaseFileProps) {
  const toHref = useApiHref()
  const [percent, setPercent] = useState(0)
  const { upload, remove, problem, setProblem } = useLeaseFile(id, setPercent)
  return (
    <section aria-labelledby="lease-file-title" className="flex max-w-xl flex-col gap-3">
      <h3 id="lease-file-title" className="text-lg">
        The signed lease
      </h3>
      {file && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="min-w-0 wrap-anywhere">
            <a
              href={toHref(`/api/my/structures/${id}/lease/file`)}
              download
              className="link font-semibold"
              dir="auto"
            >
              {file.name}
            </a>
            <span className="block text-sm text-ink-soft">{describeLeaseFile(file)}</span>
          </p>
          <DeleteButton isBusy={remove.isPending || upload.isPending} onDelete={() => remove.mutate()} />
        </div>
      )}
      <div className="flex flex-col gap-3 noscript:hidden">
        <FileDrop
          aria-label={file ? 'Another file of the lease' : 'File of the lease'}
          multiple={false}
          accept=".pdf,.png,.jpg,.jpeg,.webp"
          disabled={upload.isPending}
          onRefused={() => setProblem(WRONG_KIND)}
          onFiles={([chosen]) => chosen && upload.mutate(chosen)}
        >
          {`PDF or picture up to ${STRUCTURE_LIMITS.fileBytes / 1024 / 1024} MB${file ? '; it takes the place of this one' : ''}`}
        </FileDrop>
        {upload.isPending && <Progress label="Uploading" percent={percent} showValue />}
        <FormError>{problem}</FormError>
      </div>
    </section>
  )
}

function useLeaseFile(id: string, onProgress: (percent: number) => void) {
  const [problem, setProblem] = useState<string>()
  const queryClient = useQueryClient()
  const show = (lease: Lease, title: string) => {
    queryClient.setQueryData(leaseQuery(id).queryKey, lease)
    toast({ title })
  }
  const onMutate = () => setProblem(undefined)
  const onError = ({ message }: Error) => setProblem(message || FAILED)
  const upload = useMutation({
    mutationFn: async (file: File) => {
      onProgress(0)
      const { uploadFile } = await import('#web/platform/upload-file.ts')
      const given = { field: 'file', file, failed: FAILED, onProgress }
      return uploadFile<Lease>(`/api/my/structures/${id}/lease/file`, given)
    },
    onMutate,
    onError,
    onSuccess: (lease) => show(lease, 'The file is kept'),
  })
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/my/structures/:id/lease/file', { params: { id } }),
    onMutate,
    onError,
    onSuccess: (lease) => show(lease, 'The file is deleted'),
  })
  return { upload, remove, problem, setProblem }
}

/** Asked once more: it cannot be brought back. */
function DeleteButton({ isBusy, onDelete }: { isBusy: boolean; onDelete: () => void }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-haspopup="dialog"
        disabled={isBusy}
        onClick={() => setAsked(true)}
        className="noscript:hidden"
      >
        Delete the file
      </Button>
      <Dialog open={isAsked} onOpenChange={setAsked}>
        <DialogContent
          title="Delete this file?"
          description="It cannot be brought back. What you noted of the lease stays."
          footer={
            <>
              <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
              <Button
                onClick={() => {
                  setAsked(false)
                  onDelete()
                }}
              >
                Delete it
              </Button>
            </>
          }
        />
      </Dialog>
    </>
  )
}
