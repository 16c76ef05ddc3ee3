/** What is not shown of an answer by mail: the mail it quotes, headers, a signature. */
export function LeftOut({ text }: { text: string }) {
  return (
    <details className="mt-1.5 text-sm">
      <summary className="w-fit cursor-pointer py-1 underline underline-offset-4 pointer-coarse:py-2.5">
        Show what was left out
      </summary>
      <p dir="auto" className="mt-1 whitespace-pre-line border-l-2 border-current/30 pl-3 wrap-anywhere">
        {text}
      </p>
    </details>
  )
}
