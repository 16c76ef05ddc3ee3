import { Link } from '@tanstack/react-router'

export function NotFoundScreen() {
  return (
    <section className="mx-auto max-w-xl px-4 py-24 text-center">
      <h1 className="font-display text-4xl">404 Page Not Found</h1>
      <p className="mt-4 text-muted">
        There is nothing at this address. It may have moved, or the link is mistyped.
      </p>
      <p className="mt-8">
        <Link to="/">Search advertising spaces</Link>
      </p>
    </section>
  )
}
