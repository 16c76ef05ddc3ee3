import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Import, ImportRow } from '#contract/listings/imports.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { toast } from '#web/ui/toast.ts'
import { importQuery, type RowsPage } from './queries.ts'

type Edit = { cells?: Record<string, string>; isSkipped?: boolean }

/** Corrects or skips a row. The row keeps its position for now, so that nothing shifts under the pointer. */
export function useRowEdit(task: Import, line: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (edit: Edit) =>
      api('PATCH /api/imports/:id/rows/:line', {
        params: { id: String(task.id), line: String(line) },
        body: edit,
      }),
    onSuccess: (row) => {
      queryClient.setQueriesData<InfiniteData<RowsPage>>({ queryKey: ['import-rows', task.id] }, (data) =>
        data === undefined ? data : { ...data, pages: data.pages.map((page) => withRow(page, row)) },
      )
      // a contract stands or falls with the row that it contradicts
      if (task.kind === 'contracts')
        void queryClient.invalidateQueries({ queryKey: ['import-rows', task.id] })
      void queryClient.invalidateQueries({ queryKey: importQuery(String(task.id)).queryKey })
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: error instanceof ApiError ? error.message : 'Please try again.',
        variant: 'destructive',
      }),
  })
}

export function withRow(page: RowsPage, row: ImportRow): RowsPage {
  return { ...page, rows: page.rows.map((old) => (old.line === row.line ? row : old)) }
}
