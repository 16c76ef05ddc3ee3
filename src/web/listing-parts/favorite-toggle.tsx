import { savedPath } from '#domain/paths.ts'
import { FavoriteButton } from './favorite-button.tsx'
import { favorites, MAX_FAVORITES, useStoredSet } from './listing-marks.ts'

/** After the first one: a guest's are kept in the browser, and nothing else on the page says where. */
async function explainWhereTheyAre(): Promise<void> {
  const { toast } = await import('#web/ui/toast.ts')
  toast({
    title: 'Added to favorites',
    description: 'You find it under Saved, at the top of every page.',
    action: { label: 'See saved', onClick: () => location.assign(savedPath()) },
  })
}

async function refuseOneMore(): Promise<void> {
  const { toast } = await import('#web/ui/toast.ts')
  const title = `You can keep ${MAX_FAVORITES.toLocaleString('en-US')} favorites`
  toast({ title, description: 'Remove some you no longer need.', variant: 'destructive' })
}

/** The heart of a listing, on any screen. */
export function FavoriteToggle({
  id,
  titleId,
  className,
}: {
  id: number
  titleId?: string | undefined
  className?: string
}) {
  const isFavorite = useStoredSet(favorites).has(id)
  return (
    <FavoriteButton
      favorite={isFavorite}
      titleId={titleId}
      onFavoriteChange={(next) => {
        if (next && favorites.snapshot().size >= MAX_FAVORITES) return void refuseOneMore()
        favorites.set(id, next)
        if (next && favorites.snapshot().size === 1) void explainWhereTheyAre()
      }}
      className={className}
    />
  )
}
