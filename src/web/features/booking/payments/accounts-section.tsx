import { useMutation } from '@tanstack/react-query'
import type { SellerAccount } from '#contract/booking/payments-providers.ts'
import { PAYMENT_PROVIDERS } from '#domain/booking/payment-providers.ts'
import { api } from '#web/platform/api.ts'
import { RoleNote } from '#web/platform/auth/if-may.tsx'
import { useMay } from '#web/platform/auth/use-may.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { FormSection } from '#web/ui/form-section.tsx'

/** A seller's own accounts with payment providers. */
export function AccountsSection({ accounts }: { accounts: readonly SellerAccount[] }) {
  return (
    <FormSection
      title="Payments through a service"
      lead="With an account of your own, buyers can pay you on the service’s page. The money goes to your account, and each booking shows at once that it is paid."
    >
      <ul className="flex flex-col divide-y divide-rule">
        {accounts.map((account) => (
          <li key={account.provider} className="flex flex-col gap-3 py-3 first:pt-0 last:pb-0">
            <Account account={account} />
          </li>
        ))}
      </ul>
    </FormSection>
  )
}

function Account({ account: { provider, isConnected, isReady, todo } }: { account: SellerAccount }) {
  const connect = useMutation({
    mutationFn: () => api('POST /api/my/payment-accounts/:provider', { params: { provider } }),
    onSuccess: ({ url }) => window.location.assign(url),
  })
  const mayConnect = useMay('organization')
  const name = PAYMENT_PROVIDERS[provider].label
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-lg">{name}</h3>
        {isReady && <Badge variant="primary">Connected</Badge>}
        {isConnected && !isReady && <Badge variant="danger">Not finished</Badge>}
      </div>
      {isConnected && !isReady && <p className="text-ink-soft">Buyers cannot pay through it yet.</p>}
      {todo.length > 0 && (
        <div className="flex flex-col gap-1">
          <p className="text-ink-soft">{name} still asks for:</p>
          <ul className="list-disc pl-5 text-ink-soft">
            {todo.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      )}
      <FormError>{connect.error?.message}</FormError>
      {!isReady && <RoleNote needs="organization" />}
      {!isReady && mayConnect && (
        <Button
          variant={isConnected ? 'outline' : 'default'}
          className="self-start noscript:hidden"
          pending={connect.isPending || connect.isSuccess}
          onClick={() => connect.mutate()}
        >
          {isConnected ? `Go on at ${name}` : `Connect ${name}`}
        </Button>
      )}
    </>
  )
}
