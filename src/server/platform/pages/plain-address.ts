/** Where a page is whose address has slashes too many around it, for good; null for every other address. */
export function findPlainAddress(address: string): string | null {
  const [path = '', ...query] = address.split('?')
  let [start, end] = [0, path.length]
  while (path[start] === '/') start += 1
  while (end > start && path[end - 1] === '/') end -= 1
  const plain = `/${path.slice(start, end)}`
  return path === plain ? null : [plain, ...query].join('?')
}
