import { useMutation } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { api } from '#web/platform/api.ts'
import { reportError } from '#web/platform/report-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LaterButtons } from '#web/ui/later-buttons.tsx'
import { type DraftFields, toSellerBody } from './draft-fields.ts'
import { type FieldsForm, putFields } from './put-fields.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { receiveDrafts, type Taken } from './taken-draft.ts'

/** Another place has another pin: the one of the place before goes. */
function putTaken(taken: Taken, form: FieldsForm) {
  const isMoved = taken.location !== undefined && taken.location !== form.getValues('location')
  const title = Object.keys(taken).length > 1 ? 'Draft filled in' : 'Filled in'
  putFields(form, { ...taken, ...(isMoved && { coordinates: null }) }, title)
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
