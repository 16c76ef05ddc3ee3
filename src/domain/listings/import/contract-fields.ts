/** What a column of a file of contracts can be, beside the space's own numbers: label and headers, best first. */
export const CONTRACT_FIELDS = {
  contractFirst: {
    label: 'First day',
    headers:
      'first day, start date, contract start, contract start date, start, starts, begin date, begins, begin, posting date, post date, ' +
      'flight start, on date, in date, in charge date, effective date, from, from date, start day',
  },
  contractLast: {
    label: 'Last day',
    headers:
      'last day, end date, contract end, contract end date, end, ends, flight end, off date, out date, out charge date, ' +
      'expiration date, expiration, expires, expiry, expiry date, through, thru, until, to, to date, end day',
  },
  contractPeriods: {
    label: 'Periods',
    headers: 'periods, number of periods, posting periods, term, term length, duration, contract term, weeks',
  },
  client: {
    label: 'Client',
    headers:
      'client, client name, advertiser, advertiser name, customer, customer name, account, account name, sold to, buyer, company, ' +
      'company name, lessee, tenant',
  },
  brand: { label: 'Brand', headers: 'brand, brand name, product, campaign, campaign name, creative, copy' },
  contractNumber: {
    label: 'Contract number',
    headers:
      'contract number, contract id, contract, order number, order id, insertion order, io number, io, agreement number, agreement, ' +
      'deal number, deal id, po number, reference',
  },
  amount: {
    label: 'Amount in all',
    headers:
      'amount, total amount, contract amount, contract value, contract total, total, total net, total price, net amount, ' +
      'gross amount, revenue, value, net, gross, price',
  },
  periodAmount: {
    label: 'Amount per period',
    headers:
      'amount per period, rate per period, price per period, net per period, period rate, period amount, 4 week rate, four week rate, ' +
      'monthly rate, monthly amount, rate, net rate',
  },
  slots: {
    label: 'Slots',
    headers: 'slots, number of slots, spots, number of spots, quantity, qty, sov slots',
  },
  rep: {
    label: 'Rep',
    headers:
      'rep, sales rep, salesperson, sales person, account executive, account manager, ae, sold by, sales',
  },
  contractNote: { label: 'Note', headers: 'note, notes, comment, comments, remark, remarks, memo' },
} as const satisfies Record<string, { label: string; headers: string }>

export type ContractField = keyof typeof CONTRACT_FIELDS
export const CONTRACT_FIELD_NAMES = Object.keys(CONTRACT_FIELDS) as ContractField[]

/** What a file brings in. */
export const IMPORT_KINDS = ['inventory', 'contracts'] as const
export type ImportKindName = (typeof IMPORT_KINDS)[number]
