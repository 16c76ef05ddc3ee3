import type { SavedPlanLine } from '#contract/planning/plans-saved.ts'
import { describeNearestShops } from '#domain/planning/shops.ts'

/** How far a space is from the nearest of one's own shops. */
export function NearShops({ shops }: { shops: SavedPlanLine['nearestShops'] }) {
  const words = describeNearestShops(shops)
  return words && <p className="text-sm wrap-anywhere">{words}</p>
}
