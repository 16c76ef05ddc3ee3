import { Link } from '@tanstack/react-router'
import { Button } from '#web/ui/button.tsx'

export function StillNeedHelp() {
  return (
    <section
      aria-labelledby="still-title"
      className="screen-only mt-14 rounded-card border border-rule bg-sunk p-6 md:p-8"
    >
      <h2 id="still-title" className="text-2xl">
        Still need help?
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">
        Write to us. A person reads every message and answers e-mail within 24 hours.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button render={<Link to="/help/contact" />}>Contact Support</Button>
        <Button variant="outline" render={<Link to="/help/feedback" />}>
          Submit Feedback
        </Button>
      </div>
    </section>
  )
}
