import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { shopsQuery } from './queries.ts'
import { listMiles } from './shop-words.ts'

/** A field of the form of a plan: how near to one's shops people count in full. Without shops there is a way to add some. */
export function ShopMilesField({ miles }: { miles: number | undefined }) {
  const { user } = useAuth()
  const { data: shops } = useQuery({ ...shopsQuery, enabled: user !== null })
  // of a link that somebody with shops gave: the next press plans without them
  if (!user) return null
  if (!shops) return miles === undefined ? null : <input type="hidden" name="shops" value={miles} />
  const link = (
    <Link to="/plans/shops" className="link self-start text-sm print:hidden">
      {shops.length > 0 ? 'My shops' : 'Add your shops to plan around them'}
    </Link>
  )
  if (shops.length === 0) return link
  return (
    <div className="flex flex-col gap-1">
      <Field label="People near my shops" hint="Farther away they count for less" className="sm:max-w-80">
        <Select
          name="shops"
          placeholder="No matter where"
          defaultValue={miles === undefined ? '' : String(miles)}
          options={listMiles(miles)}
        />
      </Field>
      {link}
    </div>
  )
}
