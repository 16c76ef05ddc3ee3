/** Renders each document once, also for concurrent requests. A failure is not cached. */
export function createPdfCache<T extends { slug: string }>(
  render: (text: T) => Promise<Buffer>,
): (text: T) => Promise<Buffer> {
  const made = new Map<string, Promise<Buffer>>()
  return (text) => {
    const cached = made.get(text.slug)
    if (cached) return cached
    const pdf = render(text)
    made.set(text.slug, pdf)
    pdf.catch(() => made.delete(text.slug))
    return pdf
  }
}
