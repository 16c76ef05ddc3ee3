import { type Bounds, contains, type LatLng } from '#domain/geo.ts'
import type { Gazetteer } from '#domain/places/types.ts'

/** Where spaces without coordinates roughly are, by their words: a search for a town lists them, no map shows them. */
export class UnlocatedSpaces {
  readonly #gazetteer: () => Gazetteer
  readonly #places = new Map<number, LatLng>()

  constructor(gazetteer: () => Gazetteer) {
    this.#gazetteer = gazetteer
  }

  /** `null` forgets the space: it has coordinates now, or is not active any more. */
  set(id: number, text: string | null): void {
    const place = text === null ? null : this.#gazetteer().resolvePlace(text)
    if (place) this.#places.set(id, { lat: place.lat, lng: place.lng })
    else this.#places.delete(id)
  }

  listIn(bounds: Bounds): number[] {
    const ids: number[] = []
    for (const [id, at] of this.#places) if (contains(bounds, at)) ids.push(id)
    return ids
  }
}
