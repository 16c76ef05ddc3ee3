/**
 * Plain query strings, as people and other programs write them: the router's default turns `q=12` into a number
 * and lists into JSON. Repeated keys are lists.
 */
export function parseSearch(text: string): Record<string, string | string[]> {
  const result: Record<string, string | string[]> = {}
  for (const [key, value] of new URLSearchParams(text)) {
    const before = result[key]
    result[key] = before === undefined ? value : [before, value].flat()
  }
  return result
}

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    for (const item of [value].flat()) if (item != null && item !== '') params.append(key, String(item))
  }
  const text = params.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}
