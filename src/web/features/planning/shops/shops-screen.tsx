import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Shop } from '#contract/planning/shops.ts'
import { SHOP_LIMITS } from '#domain/planning/shops.ts'
import { api } from '#web/platform/api.ts'
import { IfMay, RoleNote } from '#web/platform/auth/if-may.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { ListFrame } from '#web/ui/list-frame.tsx'
import { PasteShops } from './paste-shops.tsx'
import { shopsQuery } from './queries.ts'
import { ShopForm } from './shop-form.tsx'
import { countShops, PRECISION_WORDS } from './shop-words.ts'

/** One's own places, and two ways to add more. */
export function ShopsScreen() {
  const query = useQuery(shopsQuery)
  return (
    <>
      <ListFrame
        query={query}
        rows={query.data}
        things="shops"
        empty="Add the places that your campaign is for. Plans then say how far each space is from the nearest."
      >
        {(shops) => <ShopList shops={shops} />}
      </ListFrame>
      <IfMay needs="plan" otherwise={<RoleNote needs="plan" />}>
        <div className="grid items-start gap-4 noscript:hidden md:grid-cols-2">
          <ShopForm />
          <PasteShops />
        </div>
        <noscript>
          <p className="text-ink-soft">Adding shops needs JavaScript.</p>
        </noscript>
      </IfMay>
      <Link to="/plans/new" className="link self-start">
        Plan a campaign
      </Link>
    </>
  )
}

function ShopList({ shops }: { shops: readonly Shop[] }) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: shopsQuery.queryKey })
  const remove = useMutation({
    mutationFn: (id: number) => api('DELETE /api/shops/:id', { params: { id } }),
    onSuccess: refresh,
  })
  const removeAll = useMutation({ mutationFn: () => api('DELETE /api/shops', {}), onSuccess: refresh })
  return (
    <section aria-labelledby="shops" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="shops" className="text-xl">
          {`${countShops(shops.length)} of ${SHOP_LIMITS.shops}`}
        </h2>
        {shops.length > 1 && (
          <IfMay needs="plan">
            <Button
              variant="ghost"
              size="sm"
              pending={removeAll.isPending}
              onClick={() => removeAll.mutate()}
              className="noscript:hidden"
            >
              Remove all
            </Button>
          </IfMay>
        )}
      </div>
      <FormError>{remove.error?.message ?? removeAll.error?.message}</FormError>
      <ul className="flex flex-col gap-2">
        {shops.map((shop) => (
          <Card key={shop.id} render={<li />} className="flex flex-wrap items-center gap-x-4 gap-y-1 p-4">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-medium wrap-anywhere" dir="auto">
                {shop.name}
              </p>
              <p className="text-sm wrap-anywhere text-ink-soft">
                {`${shop.address} · ${PRECISION_WORDS[shop.precision]}`}
              </p>
            </div>
            <IfMay needs="plan">
              <Button
                variant="ghost"
                size="sm"
                pending={remove.isPending && remove.variables === shop.id}
                onClick={() => remove.mutate(shop.id)}
                className="noscript:hidden"
              >
                Remove
                <span className="sr-only"> {shop.name}</span>
              </Button>
            </IfMay>
          </Card>
        ))}
      </ul>
    </section>
  )
}
