import { createFileRoute, Link } from '@tanstack/react-router'
import { ContactForm } from '../features/content/support/contact-form.tsx'
import { withHead } from '../platform/page-head.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'

export const Route = createFileRoute('/help/feedback')({
  component: withHead(
    {
      title: 'Submit Feedback',
      description: 'Tell the people behind Placard what is good, what is missing and what is wrong.',
      path: '/help/feedback',
    },
    FeedbackPage,
  ),
})

function FeedbackPage() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-8 md:py-12">
      <Breadcrumb
        items={[
          { label: 'Home', render: <Link to="/" /> },
          { label: 'Help Center', render: <Link to="/help" search={{}} /> },
          { label: 'Submit Feedback' },
        ]}
      />
      <h1 className="mt-6 text-4xl md:text-5xl">Submit Feedback</h1>
      <p className="mt-3 mb-8 text-lg text-ink-soft">
        What is good, what is missing, what is wrong? It goes to the same people who answer support.
      </p>
      <ContactForm preset={{ subject: 'Feedback on Placard', category: 'feature' }} />
    </div>
  )
}
