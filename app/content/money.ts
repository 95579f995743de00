/** Words of money at a glance. */
export const MONEY = {
  title: 'Money',
  lead: 'What has arrived, by month and service, refunds taken off.',
  chart: 'Revenue by month',
  columns: 'Month and service',
  total: 'Total',
  invoices: (count: number) => (count === 1 ? '1 invoice' : `${count} invoices`),
  empty: 'No verified payments yet',
  emptyLead: 'Each verified payment appears here with its month.',
  csv: 'Download for the accountant (CSV)',
  csvHint:
    'Every column of amounts can be added up: credit notes are negative, and invoices that were withdrawn unpaid are 0. Lines with a day under “Paid on” make up what has arrived.',
  ageing: 'Claims that wait',
  ages: { fresh: 'Less than a day', days: 'One to three days', old: 'More than three days' },
} as const
