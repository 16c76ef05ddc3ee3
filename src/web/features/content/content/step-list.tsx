type StepListProps = { steps: readonly { title: string; text: string }[] }

/** Numbered steps in a row, or stacked on a phone. */
export function StepList({ steps }: StepListProps) {
  return (
    <ol className="mt-5 grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-4">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="border-t-2 border-primary pt-3">
          <span aria-hidden="true" className="price text-sm text-accent-text">
            {index + 1}
          </span>
          <h3 className="mt-1 text-lg">{title}</h3>
          <p className="mt-1.5 text-[0.9375rem] text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  )
}
