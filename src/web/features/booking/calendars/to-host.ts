export function toHost(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}
