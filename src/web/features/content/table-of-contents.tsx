import type { TocEntry } from '#contract/content.ts'

export function TableOfContents({ entries }: { entries: readonly TocEntry[] }) {
  if (entries.length < 2) return null
  return (
    <nav aria-labelledby="contents-title" className="screen-only text-[0.9375rem]">
      <h2 id="contents-title" className="eyebrow mb-2 text-ink-soft">
        On this page
      </h2>
      <ol className="flex flex-col">
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="block py-1.5 leading-snug text-ink-soft hover:text-primary hover:underline pointer-coarse:py-2.5"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
