import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Import } from '#contract/listings/imports.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { describePictures } from './picture-words.ts'
import { failedPicturesQuery, importQuery } from './queries.ts'

/** How far the pictures of a stored file are, which of them failed and why. */
export function PicturesSection({ task }: { task: Import }) {
  const queries = useQueryClient()
  const { data: failed } = useQuery({ ...failedPicturesQuery(task), enabled: task.pictures.failed > 0 })
  const retry = useMutation({
    mutationFn: () => api('POST /api/imports/:id/pictures/retry', { params: { id: String(task.id) } }),
    onSuccess: (answer) => queries.setQueryData(importQuery(String(task.id)).queryKey, answer),
  })
  const state = describePictures(task)
  if (!state) return null
  return (
    <section
      aria-label="Pictures"
      className="flex flex-col gap-3 rounded-card border border-rule bg-card p-5"
    >
      <h2 className="text-lg font-semibold">{state.title}</h2>
      {state.percent !== undefined && <Progress label={state.title} percent={state.percent} showValue />}
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {state.words}
      </p>
      {task.pictures.failed > 0 && failed && (
        <ul className="flex max-h-64 flex-col gap-1.5 overflow-y-auto text-sm">
          {failed.map(({ line, address, problem }) => (
            <li key={`${line} ${address}`} className="break-words">
              Row {line.toLocaleString('en-US')}: {problem}. <span className="text-ink-soft">{address}</span>
            </li>
          ))}
        </ul>
      )}
      {state.canRetry && (
        <div>
          <Button variant="outline" pending={retry.isPending} onClick={() => retry.mutate()}>
            Try the failed pictures again
          </Button>
        </div>
      )}
    </section>
  )
}
