import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type PasteAnswer, PastedShops } from '#contract/planning/shops.ts'
import { SHOP_LIMITS } from '#domain/planning/shops.ts'
import { api } from '#web/platform/api.ts'
import { useApiForm } from '#web/platform/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { shopsQuery } from './queries.ts'
import { describePasted } from './shop-words.ts'

/** Adds many: what is not understood is named, with its line, and stays to be mended. */
export function PasteShops() {
  const queryClient = useQueryClient()
  const [answer, setAnswer] = useState<PasteAnswer>()
  const [file, setFile] = useState<{ isSending?: boolean; problem?: string }>({})
  const { form, errors, isSubmitting, failure, submitWith } = useApiForm({
    resolver: zodResolver(PastedShops),
    defaultValues: { text: '' },
  })
  const show = async (done: PasteAnswer) => {
    setAnswer(done)
    await queryClient.invalidateQueries({ queryKey: shopsQuery.queryKey })
    form.reset({ text: done.refused.map(({ text }) => text).join('\n') })
  }
  const submit = submitWith(async (body) => {
    await show(await api('POST /api/shops/pasted', { body }))
  })
  const send = async (file: File) => {
    setFile({ isSending: true })
    try {
      const { uploadFile } = await import('#web/platform/upload-file.ts')
      const options = { failed: 'The file was not read. Try again.', onProgress: () => {} }
      await show(await uploadFile<PasteAnswer>('/api/shops/files', { field: 'file', file, ...options }))
      setFile({})
    } catch (error) {
      setFile({ problem: error instanceof Error ? error.message : String(error) })
    }
  }
  return (
    <Card
      render={<form noValidate onSubmit={submit} aria-labelledby="paste-shops" />}
      className="flex flex-col gap-4 p-5"
    >
      <h2 id="paste-shops" className="text-xl">
        Add a list
      </h2>
      <FormError>{failure}</FormError>
      <Field
        label="Shops, one a line"
        hint="Name, address. Or name, latitude, longitude. From a spreadsheet or a CSV file."
        required
        error={errors.text?.message}
      >
        <Textarea
          {...form.register('text')}
          rows={6}
          maxLength={SHOP_LIMITS.pasted}
          placeholder={'Pearl Street, 4801 N Pearl St, Tacoma, WA 98407'}
        />
      </Field>
      <div aria-live="polite" className="flex flex-col gap-2 text-sm empty:hidden">
        {answer && <p>{describePasted(answer)}</p>}
        {answer && answer.refused.length > 0 && (
          <ul className="flex flex-col gap-1 text-danger">
            {answer.refused.map(({ line, text, message }) => (
              <li key={line} className="wrap-anywhere">{`Line ${line}, ${text}: ${message}`}</li>
            ))}
          </ul>
        )}
      </div>
      <Button type="submit" pending={isSubmitting} className="self-start">
        {isSubmitting ? 'Adding...' : 'Add these shops'}
      </Button>
      <Field label="Or a file" error={file.problem}>
        <FileDrop
          accept=".xlsx,.csv,.txt"
          multiple={false}
          disabled={Boolean(file.isSending)}
          onFiles={([chosen]) => chosen && void send(chosen)}
          onRefused={() => setFile({ problem: 'Choose an Excel, CSV or text file' })}
        >
          {file.isSending ? 'Reading...' : 'Excel or CSV, up to 1 MB, in the same columns'}
        </FileDrop>
      </Field>
    </Card>
  )
}
