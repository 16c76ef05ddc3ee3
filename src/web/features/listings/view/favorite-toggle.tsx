import { favorites, useStoredSet } from '#web/listing-parts/listing-marks.ts'
import { FavoriteButton } from '#web/ui/favorite-button.tsx'

export function FavoriteToggle({ id }: { id: number }) {
  const isFavorite = useStoredSet(favorites).has(id)
  return <FavoriteButton favorite={isFavorite} onFavoriteChange={(next) => favorites.set(id, next)} />
}
