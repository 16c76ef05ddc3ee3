import { Link } from '@tanstack/react-router'

interface Refusal {
  code: string
  status: number
  message: string
}

/** What a refusal's code means: where the `type` of a problem leads. */
export function RefusalPage({ code, status, message }: Refusal) {
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4 px-4 py-10 md:py-14">
      <h1 className="text-4xl break-words">{code}</h1>
      <p className="text-lg">{message}</p>
      <p className="text-ink-soft">
        The API returns status {status} with this code. The response’s <code>detail</code> says more, and{' '}
        <code>fields</code> names the values at fault.
      </p>
      <p>
        <Link to="/open" className="link">
          Placard for programs
        </Link>
      </p>
    </div>
  )
}
