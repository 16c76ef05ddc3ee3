import pg from 'pg'

/** Prints feedback on answers, aggregated; who gave it is not stored. */
export async function printFeedback(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: votes } = await client.query<{ tool: string; helpful: number; votes: number }>(
      `select tool, count(*) filter (where helpful)::integer as helpful, count(*)::integer as votes
       from assistant_feedback group by tool order by tool`,
    )
    const { rows: reasons } = await client.query<{ reason: string; votes: number }>(
      `select reason, count(*)::integer as votes from assistant_feedback where not helpful and reason is not null
       group by reason order by votes desc, reason`,
    )
    if (votes.length === 0) return console.log('Feedback                 none yet')
    for (const { tool, helpful, votes: all } of votes)
      console.log(`Feedback, ${tool.padEnd(14)} ${helpful} of ${all} found the answer helpful`)
    for (const { reason, votes: count } of reasons) console.log(`  ${reason.padEnd(22)} ${count}`)
  } finally {
    await client.end()
  }
}
