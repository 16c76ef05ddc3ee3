import type { Gazetteer } from '#domain/discovery/places/types.ts'
import { type Bounds, contains, type LatLng } from '#domain/geo.ts'

/** Approximate positions, by text, of spaces without coordinates: a search for a town lists them, no map shows them. */
export class UnlocatedSpaces {
  readonly #gazetteer: () => Gazetteer
  readonly #places = new Map<number, LatLng>()

  constructor(gazetteer: () => Gazetteer) {
    this.#gazetteer = gazetteer
  }

  /** `null` removes the space: it has coordinates now, or is no longer active. */
  set(id: number, text: string | null): void {
    const place = text === null ? null : this.#gazetteer().resolvePlace(text)
    if (place) this.#places.set(id, { lat: place.lat, lng: place.lng })
    else this.#places.delete(id)
  }

  listIn(areas: readonly Bounds[]): number[] {
    const ids: number[] = []
    for (const [id, at] of this.#places) if (areas.some((bounds) => contains(bounds, at))) ids.push(id)
    return ids
  }
}
