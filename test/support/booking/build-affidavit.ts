/** As a seller signs it: two spots of a day that has come. */
export function buildAffidavit(duty: string, day = '2026-01-05') {
  const line = { day, times: [435, 1060], count: 2, program: 'Morning show' }
  const signed = { signer: 'Ada Chu', role: 'Traffic manager' }
  return { id: crypto.randomUUID(), duty, outlet: 'KXYZ 98.1', seconds: 30, lines: [line], ...signed }
}
