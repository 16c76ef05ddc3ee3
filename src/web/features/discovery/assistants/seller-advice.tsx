import { useMutation } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useEffect } from 'react'
import { type UseFormReturn, useFormContext } from 'react-hook-form'
import { api } from '#web/platform/api.ts'
import { reportError } from '#web/platform/report-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LaterButtons } from '#web/ui/later-buttons.tsx'
import { toast } from '#web/ui/toast.ts'
import { type DraftFields, toSellerBody } from './draft-fields.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { receiveDrafts, type Taken } from './taken-draft.ts'

type Form = Pick<UseFormReturn<DraftFields>, 'getValues' | 'setValue'>

/** What was taken from the assistant goes into the fields; one press brings back what stood there. */
function putTaken(taken: Taken, { getValues, setValue }: Form) {
  const fields = Object.keys(taken) as (keyof Taken)[]
  const put = (values: Taken) => {
    for (const field of fields)
      setValue(field, values[field] as string, { shouldDirty: true, shouldValidate: true })
  }
  const before = Object.fromEntries(fields.map((field) => [field, getValues(field)])) as Taken
  put(taken)
  toast({
    title: fields.length > 1 ? 'Draft filled in' : 'Filled in',
    description: 'Change it as you like.',
    action: { label: 'Undo', onClick: () => put(before) },
  })
}

/** Assistant panel of the listing form: suggested texts, specifications and price. One click applies a suggestion. */
export function SellerAdvice() {
  const { getValues, setValue } = useFormContext<DraftFields>()
  useEffect(() => receiveDrafts((taken) => putTaken(taken, { getValues, setValue })), [getValues, setValue])
  const advice = useMutation({
    mutationFn: () => api('POST /api/ai/seller', { body: toSellerBody(getValues()) }),
    onError: (error) => reportError(error, 'seller advice'),
  })
  const { data, isPending, error } = advice
  return (
    <Card render={<section aria-label="Suggestions for your listing" />} className="flex flex-col gap-3 p-4">
      <h2 className="text-lg">Seller's AI Agent</h2>
      <p className="text-sm text-ink-soft">
        Reads what you have so far and compares it with the spaces listed now. It makes nothing up.
      </p>
      <LaterButtons className="flex-col">
        <Button variant="outline" pending={isPending} onClick={() => advice.mutate()}>
          {!isPending && <Sparkles aria-hidden="true" />}
          {data ? 'Read it again' : 'Get suggestions'}
        </Button>
      </LaterButtons>
      <div role="status" className="contents">
        {error && (
          <p className="text-sm text-danger">
            Sorry, we encountered an error while creating your listing. Please review the details and try
            again.
          </p>
        )}
        {data && !data.listing && (
          <p className="text-sm">
            Choose an ad type or describe the space first: everything else hangs on it.
          </p>
        )}
      </div>
      {data?.listing && <SuggestionList key={advice.submittedAt} advice={data.listing} />}
    </Card>
  )
}
