type KeyHintsProps = { keys: [key: string, does: string][] }

/** What the single keys do; where there is a keyboard. */
export function KeyHints({ keys }: KeyHintsProps) {
  return (
    <p className="mb-3 ml-auto flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-faint pointer-coarse:hidden">
      <span className="sr-only">Keys: </span>
      {keys.map(([key, does]) => (
        <span key={key} className="whitespace-nowrap">
          <kbd className="rounded-control border border-control bg-card px-1.5 font-sans text-[0.8125rem]">
            {key}
          </kbd>{' '}
          {does}
        </span>
      ))}
    </p>
  )
}
