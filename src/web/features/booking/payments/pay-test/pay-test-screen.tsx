import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TestPayment } from '#contract/booking/payments-providers.ts'
import { TEST_MODE } from '#domain/booking/payment-methods.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { api } from '#web/platform/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { testPaymentQuery } from './queries.ts'

type Outcome = NonNullable<TestPayment['outcome']>

/** In place of a payment service's page: the buyer chooses what becomes of the payment. */
export function PayTestScreen({ id }: { id: string }) {
  const { data, isError, error } = useQuery(testPaymentQuery(id))
  if (isError)
    return (
      <ErrorState headingLevel={1} title="There is no such test payment">
        {error.message}
      </ErrorState>
    )
  if (!data) return <LoadingState label="Loading..." />
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-6 px-4 py-8 md:px-6">
      <Alert tone="warning" title={TEST_MODE}>
        No card number is asked for. Choose how this payment ends.
      </Alert>
      <header className="flex flex-col gap-1">
        <h1 className="text-3xl md:text-4xl">Test payment</h1>
        <p className="text-lg text-ink-soft" dir="auto">
          {data.description}
        </p>
        <p className="price text-2xl">{formatCents(data.cents)}</p>
      </header>
      {data.isOver ? <Over payment={data} /> : <Choices payment={data} />}
    </div>
  )
}

function Over({ payment: { returnUrl } }: { payment: TestPayment }) {
  return (
    <Card className="flex flex-col gap-4 p-5">
      <p>This payment is over.</p>
      <Button render={<a href={returnUrl} />}>Back to the booking</Button>
    </Card>
  )
}

function Choices({ payment }: { payment: TestPayment }) {
  const [isConfirming, setIsConfirming] = useState(false)
  const choose = useMutation({
    mutationFn: (outcome: Outcome) =>
      api('POST /api/test-payments/:id/outcomes', {
        params: { id: payment.id },
        body: { outcome },
        mayRefuse: true,
      }),
    onSuccess: ({ returnUrl }) => window.location.assign(returnUrl),
  })
  const isBusy = choose.isPending || choose.isSuccess
  return (
    <Card className="flex flex-col gap-3 p-5">
      <FormError>{choose.error?.message}</FormError>
      {isConfirming ? (
        <>
          <h2 className="text-xl">Your bank asks you to confirm</h2>
          <Button disabled={isBusy} onClick={() => choose.mutate('paid')}>
            Confirm the payment
          </Button>
          <Button variant="outline" disabled={isBusy} onClick={() => choose.mutate('refused')}>
            Do not confirm
          </Button>
        </>
      ) : (
        <>
          <h2 className="text-xl">{payment.method === 'card' ? 'By test card' : 'By test bank debit'}</h2>
          <Button disabled={isBusy} onClick={() => choose.mutate('paid')}>
            Paid
          </Button>
          <Button variant="outline" disabled={isBusy} onClick={() => choose.mutate('refused')}>
            Refused
          </Button>
          {payment.method === 'card' ? (
            <>
              <Button variant="outline" disabled={isBusy} onClick={() => setIsConfirming(true)}>
                Confirm first
              </Button>
              <Button variant="outline" disabled={isBusy} onClick={() => choose.mutate('disputed')}>
                Paid, and disputed later
              </Button>
            </>
          ) : (
            <Button variant="outline" disabled={isBusy} onClick={() => choose.mutate('bounces')}>
              Paid, and returned later
            </Button>
          )}
        </>
      )}
      <a href={payment.cancelUrl} className="link self-center">
        Back without paying
      </a>
    </Card>
  )
}
