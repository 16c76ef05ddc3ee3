/** Live region: announces its text on every change: result counts, "Saved". Keep it mounted. */
export function LiveRegion({ children }: { children: string }) {
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {children}
    </div>
  )
}
