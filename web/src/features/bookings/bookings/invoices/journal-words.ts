import type { InvoiceState } from '@roomlark/contract/bookings/invoice-journal'
import { say } from '@roomlark/contract/say'

export const stateNames: Record<InvoiceState, string> = {
  open: say('Open##of an invoice'),
  'part-paid': say('Partly paid'),
  overdue: say('Overdue##of an invoice'),
  paid: say('Paid##of an invoice'),
  credited: say('Taken back'),
}

export const stateTones = {
  open: 'primary',
  'part-paid': 'accent',
  overdue: 'error',
  paid: 'success',
  credited: 'neutral',
} as const satisfies Record<InvoiceState, string>
