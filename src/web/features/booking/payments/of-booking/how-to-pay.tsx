import type { ReactNode } from 'react'
import type { BookingPayments, PaymentInstructions } from '#contract/booking/payments.ts'
import { Alert } from '#web/ui/alert.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

/** The seller's own instructions, as they were when both sides agreed. */
export function HowToPay({ payments }: { payments: BookingPayments }) {
  const { instructions, reference } = payments
  if (!instructions)
    return (
      <Alert tone="warning">
        The seller has not said how to be paid. Ask for it in the conversation of this booking.
      </Alert>
    )
  return (
    <section aria-labelledby="how-to-pay" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h3 id="how-to-pay" className="text-lg">
          {payments.ways.length > 0 ? 'Or pay directly' : 'How to pay'}
        </h3>
        <p className="text-ink-soft">You pay the seller directly. Always name the reference.</p>
      </div>
      <Lines>
        <Copied label="Reference" text={reference} />
      </Lines>
      <Ways instructions={instructions} />
      {instructions.note && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere text-ink-soft">
          {instructions.note}
        </p>
      )}
    </section>
  )
}

function Ways({
  instructions: { bank, check, paypalUrl, invoiceUrl },
}: {
  instructions: PaymentInstructions
}) {
  return (
    <>
      {bank && (
        <Way title="Bank transfer">
          <Lines>
            <Copied label="Account holder" text={bank.holder} />
            <Copied label="Bank" text={bank.bankName} />
            <Copied label="Routing number" text={bank.routing} />
            <Copied label="Account number" text={bank.account} />
          </Lines>
        </Way>
      )}
      {check && (
        <Way title="Check">
          <Lines>
            <Copied label="Payable to" text={check.payee} />
            <Copied label="Sent to" text={check.address} />
          </Lines>
        </Way>
      )}
      {paypalUrl && <LinkWay title="PayPal" url={paypalUrl} />}
      {invoiceUrl && <LinkWay title="The seller’s invoice" url={invoiceUrl} />}
    </>
  )
}

function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <h4 className="font-semibold">{title}</h4>
      {children}
    </div>
  )
}

function LinkWay({ title, url }: { title: string; url: string }) {
  return (
    <Way title={title}>
      <p className="wrap-anywhere">
        <a href={url} className="link" target="_blank" rel="noreferrer nofollow">
          {url}
        </a>
      </p>
    </Way>
  )
}

function Lines({ children }: { children: ReactNode }) {
  return <div className="flex flex-col rounded-card bg-sunk px-4 py-1.5">{children}</div>
}

function Copied({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex items-center gap-x-3">
      <dl className="grid min-w-0 flex-1 py-1 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-3">
        <dt className="text-sm leading-6 text-ink-faint">{label}</dt>
        <dd className="whitespace-pre-line wrap-anywhere tabular-nums" dir="auto">
          {text}
        </dd>
      </dl>
      <CopyButton text={text} what={label.toLowerCase()} />
    </div>
  )
}
