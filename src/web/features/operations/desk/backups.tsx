import { useMutation } from '@tanstack/react-query'
import type { BackupState } from '#contract/operations/desk.ts'
import { formatTime } from '#domain/format-dates.ts'
import { api } from '#web/platform/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { toFileSize } from '#web/ui/file-size.ts'
import { toast } from '#web/ui/toast.ts'

/** The last scheduled backup, and one more on demand. */
export function Backups({ state }: { state: BackupState | null }) {
  return (
    <section
      id="backups"
      aria-labelledby="backups-heading"
      className="scroll-mt-24 rounded-card border border-rule bg-card p-4"
    >
      <h2 id="backups-heading" className="mb-2 text-lg">
        Backups
      </h2>
      {state ? <Scheduled state={state} /> : <NotScheduled />}
    </section>
  )
}

function NotScheduled() {
  return (
    <p className="text-[0.9375rem] text-ink-soft">
      None are scheduled. Set <code>BACKUP_DIR</code> to a folder on another disk, and one is taken every
      night.
    </p>
  )
}

function Scheduled({ state }: { state: BackupState }) {
  const start = useMutation({
    mutationFn: () => api('POST /api/admin/backups', {}),
    onSuccess: () => toast({ title: 'Backup started', description: 'It shows here when it is done.' }),
    onError: (error) => toast({ title: 'Backup', description: error.message, variant: 'destructive' }),
  })
  return (
    <div className="flex flex-col items-start gap-3 text-[0.9375rem]">
      {state.problem && (
        <Alert tone="danger" title="The latest backup failed" className="w-full wrap-anywhere">
          {state.problem}
        </Alert>
      )}
      <p className="wrap-anywhere">
        {state.lastAt ? (
          <>
            Last on <time dateTime={state.lastAt}>{formatTime(state.lastAt)}</time>
            <span className="block text-sm text-ink-faint">
              {state.fileName}
              {state.bytes !== null && `, ${toFileSize(state.bytes)}`}
            </span>
          </>
        ) : (
          'None has ended well yet. One is taken every night.'
        )}
        <span className="block text-sm text-ink-faint">in {state.folder}</span>
      </p>
      {state.isRunning && <p role="status">One is being made…</p>}
      <Button
        variant="outline"
        size="sm"
        pending={start.isPending}
        disabled={state.isRunning}
        onClick={() => start.mutate()}
      >
        Back up now
      </Button>
    </div>
  )
}
