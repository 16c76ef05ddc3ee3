/** The ids of an address without one of them; undefined when none is left. */
export function withoutId(ids: string | undefined, id: number): string | undefined {
  const others = (ids ?? '').split(',').filter((one) => one !== String(id))
  return others.join() || undefined
}

export function describeGone(ids: readonly number[]): string {
  const said = ids.length === 1 ? `Space ${ids[0]} is` : `Spaces ${ids.join(', ')} are`
  return `${said} not on the market at the moment.`
}
