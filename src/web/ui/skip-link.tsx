/** Skip link: the first Tab stop of the page. */
export function SkipLink({
  targetId = 'main',
  children = 'Skip to content',
}: {
  targetId?: string
  children?: string
}) {
  return (
    <a
      href={`#${targetId}`}
      className="fixed top-2 left-2 z-[70] -translate-y-20 rounded-control bg-primary px-4 py-2.5 font-semibold text-primary-on focus:translate-y-0"
    >
      {children}
    </a>
  )
}
